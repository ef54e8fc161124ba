import type { Output } from '#base/endpoint.ts'
import type { Call, OutsideContext, TransactionContext } from '#context.ts'
import type { accountsApi } from '../accounts.api.ts'
import { deviceLabelOf } from '../device-label.ts'
import { type CustomerType, knownKeys } from '../who.ts'
import { noteLogin } from './account-store.ts'
import { endSession, sessionCookie, sessionCookieSeconds, startSession } from './session-store.ts'

type Owner = { readonly id: number; readonly customerType: CustomerType }

/**
 * A new session for whoever proved to be the owner of an account; the one this browser had ends.
 * @param before what must happen with it or not at all, in the same transaction
 */
export async function letIn(
  ctx: OutsideContext & Call,
  { id, customerType }: Owner,
  before: (part: TransactionContext) => Promise<void> = async () => {},
): Promise<Output<typeof accountsApi.logIn>> {
  const { token, cookie, userRoles } = await ctx.transaction(async (part) => {
    await before(part)
    const { tx, now } = part
    if (ctx.actor.kind === 'account') await endSession(tx, now, ctx.actor.sessionId)
    const device = deviceLabelOf(ctx.header('user-agent'))
    return { ...(await startSession(tx, now, { kind: 'account', accountId: id, device })), userRoles: await noteLogin(tx, now, id) }
  })
  ctx.cookies.set(sessionCookie('account'), cookie, sessionCookieSeconds('account'))
  return { status: 200, type: customerType, customerId: id, Token: token, userRoles: knownKeys(userRoles) }
}
