import type { Handlers } from '#context.ts'
import type { securityApi } from '../security.api.ts'
import { endOtherSessions, endOwnSession } from './security/end-sessions.ts'
import { listSessions } from './security/list-sessions.ts'
import { proveIdentity } from './security/prove-identity.ts'

export const securityHandlers: Handlers<typeof securityApi> = {
  listSessions,
  endOwnSession,
  endOtherSessions,
  proveIdentity,
}
