import type { Call, TransactionContext } from '#context.ts'
import { endSession, sessionCookie } from './session-store.ts'

/** Ends the session both halves of which were sent. A forged form has only the cookie, so it ends nothing. */
export async function logOut({ tx, now, actor, cookies }: TransactionContext & Call) {
  if (actor.kind === 'nobody') return {}
  await endSession(tx, now, actor.sessionId)
  cookies.clear(sessionCookie(actor.kind))
  return {}
}
