import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { securityApi } from '../../security.api.ts'
import { requireOwner } from '../own-account.ts'
import { endSessionOfAccount, endSessionsOfLogin, livingSessionsOf } from '../session-store.ts'

/** @throws Refusal NOT_FOUND for a session of somebody else, one that is over, and one that never was */
export async function endOwnSession(ctx: TransactionContext & Call, { params }: Input<typeof securityApi.endOwnSession>) {
  const { accountId } = requireOwner(ctx, params.id)
  if (!(await endSessionOfAccount(ctx.tx, ctx.now, { accountId, sessionId: params.sessionId }))) throw new Refusal('NOT_FOUND')
  return {}
}

export async function endOtherSessions(ctx: TransactionContext & Call, { params }: Input<typeof securityApi.endOtherSessions>) {
  const { accountId, sessionId, customerType } = requireOwner(ctx, params.id)
  const sessions = await livingSessionsOf(ctx.tx, ctx.now, { accountId, customerType })
  await endSessionsOfLogin(ctx.tx, ctx.now, accountId, { except: sessionId })
  return { ended: sessions.filter(({ id }) => id !== sessionId).length }
}
