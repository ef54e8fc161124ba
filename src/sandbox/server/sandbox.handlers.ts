import type { Handlers } from '#context.ts'
import type { sandboxApi } from '../sandbox.api.ts'
import { advanceSandboxClock, showSandboxRequests, takeSandboxStep } from './inside.ts'
import { deleteSandbox, liveSandbox, openSandbox, showSandbox } from './keep-sandbox.ts'

export const sandboxHandlers: Handlers<typeof sandboxApi> = {
  showSandbox,
  liveSandbox,
  openSandbox,
  deleteSandbox,
  showSandboxRequests,
  advanceSandboxClock,
  takeSandboxStep,
}
