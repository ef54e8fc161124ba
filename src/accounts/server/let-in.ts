import type { Output } from '#base/endpoint.ts'
import type { Call, OutsideContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { accountsApi } from '../accounts.api.ts'
import { deviceLabelOf } from '../device-label.ts'
import { knownKeys } from '../who.ts'
import { noteLogin } from './account-store.ts'
import { openAccountsOf } from './membership-store.ts'
import { endSession, sessionCookie, sessionCookieSeconds, startSession } from './session-store.ts'

type Owner = { readonly id: number }

/**
 * A new session for whoever proved to be the owner of a login; the one this browser had ends. Who may act for several companies acts for the one of last
 * time until they choose (decision 112).
 * @param before what must happen with it or not at all, in the same transaction
 */
export async function letIn(
  ctx: OutsideContext & Call,
  { id: login }: Owner,
  before: (part: TransactionContext) => Promise<void> = async () => {},
): Promise<Output<typeof accountsApi.logIn>> {
  const { token, cookie, userRoles, id, customerType } = await ctx.transaction(async (part) => {
    await before(part)
    const { tx, now } = part
    if (ctx.actor.kind === 'account') await endSession(tx, now, ctx.actor.sessionId)
    const device = deviceLabelOf(ctx.header('user-agent'))
    const [account] = await openAccountsOf(tx, login)
    // It was closed at this moment.
    if (!account) throw new Refusal('LOGIN_FAILED')
    const { id, customerType } = account
    return { ...(await startSession(tx, now, { kind: 'account', accountId: id, device })), userRoles: await noteLogin(tx, now, id), id, customerType }
  })
  ctx.cookies.set(sessionCookie('account'), cookie, sessionCookieSeconds('account'))
  return { status: 200, type: customerType, customerId: id, Token: token, userRoles: knownKeys(userRoles) }
}
