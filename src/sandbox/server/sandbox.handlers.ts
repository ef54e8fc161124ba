import type { Handlers } from '#context.ts'
import type { sandboxApi } from '../sandbox.api.ts'
import { advanceSandboxClock, showSandboxRequests, takeSandboxStep } from './inside.ts'
import { deleteSandbox, openSandbox, showSandbox } from './keep-sandbox.ts'

export const sandboxHandlers: Handlers<typeof sandboxApi> = {
  showSandbox,
  openSandbox,
  deleteSandbox,
  showSandboxRequests,
  advanceSandboxClock,
  takeSandboxStep,
}
