import { demandKnock, knock, type LimitedDoor } from '#base/server/attempt-store.ts'
import { limitedAddress } from '#base/server/rate-limits.ts'
import type { Context, JobContext } from '#context.ts'
import type { LinkRequest } from '../link-request.ts'

/** GAPS D3: whoever guesses numbers is stopped, whether or not the numbers exist. */
const triesByAddress: LimitedDoor = { door: 'tracking.address', most: 5, minutes: 15 }
const triesByNumber: LimitedDoor = { door: 'tracking.number', most: 5, minutes: 15 }

/** SECURITY A2: nobody's mailbox is flooded. */
const lettersByRequest: LimitedDoor = { door: 'tracking.lettersByRequest', most: 3, minutes: 60 }
const lettersByMailbox: LimitedDoor = { door: 'tracking.lettersByMailbox', most: 10, minutes: 24 * 60 }

/** @throws Refusal TOO_MANY */
export async function countAsking({ tx, now, ip, env }: Context, { crmRequestId, gsmWorksheetId }: LinkRequest): Promise<void> {
  if (env.RATE_LIMITS === 'off') return
  const number = [crmRequestId, gsmWorksheetId?.toUpperCase()].filter((part) => part != null).join(' ')
  await demandKnock(tx, now, triesByAddress, limitedAddress(ip))
  await demandKnock(tx, now, triesByNumber, number)
}

/** Past the limit no letter is written, and nobody is told: the answer would say that the request exists. */
export async function mayWriteLetter({ tx, now, env, secrets }: JobContext, requestId: number, email: string): Promise<boolean> {
  if (env.RATE_LIMITS === 'off') return true
  const wait =
    (await knock(tx, now, lettersByRequest, String(requestId))) ?? (await knock(tx, now, lettersByMailbox, secrets.sign('attempts', email)))
  return wait === null
}
