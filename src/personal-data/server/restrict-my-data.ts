import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { personalDataApi } from '../personal-data.api.ts'
import { personLoggedIn } from './person/person-of.ts'
import { setRestriction } from './person/restriction-store.ts'

/** GDPR 18. The desk is told with every request of the account; a repair that is under way goes on, because it was ordered. */
export async function restrictMyData(ctx: TransactionContext & Call, { body }: Input<typeof personalDataApi.restrictMyData>) {
  const { accountId } = await personLoggedIn(ctx)
  const restrictedAt = await setRestriction(ctx.tx, accountId, body.restricted ? ctx.now : null)
  return { restrictedAt: restrictedAt?.toString() ?? null }
}
