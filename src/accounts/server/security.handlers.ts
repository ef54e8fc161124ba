import type { Handlers } from '#context.ts'
import type { securityApi } from '../security.api.ts'
import { askEmailChange, cancelEmailChange, showOwnEmail } from './email-change/ask-email-change.ts'
import { confirmEmailChange, declineEmailChange } from './email-change/confirm-email-change.ts'
import { addPasskey, startPasskey } from './passkeys/add-passkey.ts'
import { removePasskey, renamePasskey } from './passkeys/change-passkeys.ts'
import { listPasskeys } from './passkeys/list-passkeys.ts'
import { logInWithPasskey, startPasskeyLogin } from './passkeys/log-in-with-passkey.ts'
import { endOtherSessions, endOwnSession } from './security/end-sessions.ts'
import { listSessions } from './security/list-sessions.ts'
import { proveIdentity, startProof } from './security/prove-identity.ts'

export const securityHandlers: Handlers<typeof securityApi> = {
  listSessions,
  endOwnSession,
  endOtherSessions,
  startProof,
  proveIdentity,
  listPasskeys,
  startPasskey,
  addPasskey,
  renamePasskey,
  removePasskey,
  showOwnEmail,
  askEmailChange,
  cancelEmailChange,
  confirmEmailChange,
  declineEmailChange,
  startPasskeyLogin,
  logInWithPasskey,
}
