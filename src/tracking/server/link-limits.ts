import { hit, type RateLimit, requireWithinLimit } from '#base/server/http/rate-limit-store.ts'
import { limitedAddress } from '#base/server/http/rate-limits.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { LinkRequest } from '../link-request.ts'

/** GAPS D3: whoever guesses numbers is stopped, whether or not the numbers exist. */
const triesByAddress: RateLimit = { limit: 'tracking.address', max: 5, minutes: 15 }
const triesByNumber: RateLimit = { limit: 'tracking.number', max: 5, minutes: 15 }

/** SECURITY A2: nobody's mailbox is flooded. */
const emailsByRequest: RateLimit = { limit: 'tracking.emailsByRequest', max: 3, minutes: 60 }
const emailsByMailbox: RateLimit = { limit: 'tracking.emailsByMailbox', max: 10, minutes: 24 * 60 }

/** @throws Refusal TOO_MANY */
export async function countAsking({ tx, now, ip, env }: TransactionContext & Call, { crmRequestId, gsmWorksheetId }: LinkRequest): Promise<void> {
  if (env.RATE_LIMITS === 'off') return
  const number = [crmRequestId, gsmWorksheetId?.toUpperCase()].filter((part) => part != null).join(' ')
  await requireWithinLimit(tx, now, triesByAddress, limitedAddress(ip))
  await requireWithinLimit(tx, now, triesByNumber, number)
}

/** Past the limit no email is written, and nobody is told: the answer would say that the request exists. */
export async function mayWriteEmail({ tx, now, env, secrets }: TransactionContext, requestId: number, email: string): Promise<boolean> {
  if (env.RATE_LIMITS === 'off') return true
  const wait = (await hit(tx, now, emailsByRequest, String(requestId))) ?? (await hit(tx, now, emailsByMailbox, secrets.pseudonym('attempts', email)))
  return wait === null
}
