import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { accountsApi } from '../accounts.api.ts'
import { loginOf, noteLogin } from './account-store.ts'
import { moveSession, openAccountsOf } from './membership-store.ts'

/**
 * Whoever is logged in acts for another of their companies from now on (GAPS D12, decision 112). It proves nothing anew and prolongs nothing: the
 * session stays the one it was.
 * @throws Refusal NOT_FOUND for an account that is not theirs, or was closed
 */
export async function actFor({ tx, now, actor }: TransactionContext & Call, { body: { accountId } }: Input<typeof accountsApi.actFor>) {
  if (actor.kind !== 'account' || actor.apiKey) throw new Refusal('LOGIN_NEEDED')
  const own = await openAccountsOf(tx, await loginOf(tx, actor.accountId))
  if (!own.some(({ id }) => id === accountId)) throw new Refusal('NOT_FOUND')
  await moveSession(tx, actor.sessionId, accountId)
  await noteLogin(tx, now, accountId)
  return {}
}
