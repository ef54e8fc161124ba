import { type RateLimit, requireWithinLimit } from '#base/server/http/rate-limit-store.ts'
import type { TransactionContext } from '#context.ts'

/** A company of many people invites them on one day; a stranger's mailbox is not to be flooded by it. */
const byCompany: RateLimit = { limit: 'company.invitations', max: 100, minutes: 24 * 60 }
const byAddress: RateLimit = { limit: 'company.invited', max: 5, minutes: 60 }

/** In the transaction of the inviting. Tables of attempts hold no addresses. */
export async function countInvitations({ tx, now, secrets }: TransactionContext, companyId: number, email: string): Promise<void> {
  await requireWithinLimit(tx, now, byCompany, String(companyId))
  await requireWithinLimit(tx, now, byAddress, secrets.pseudonym('attempts', email))
}
