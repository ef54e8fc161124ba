import { hit, type RateLimit, requireWithinLimit } from '#base/server/http/rate-limit-store.ts'
import { limitedAddress } from '#base/server/http/rate-limits.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import type { Booker } from './booker.ts'

export const bookingLimits = {
  /** GAPS D3: bookings of one e-mail address or account. */
  bookings: { limit: 'booking.sent', max: 5, minutes: 60 },
  /** The same for an API key: a company's system books for many (decision 88). */
  bookingsByKey: { limit: 'booking.sentByKey', max: 600, minutes: 60 },
  /** A busy counter takes a device in every minute (decision 92). */
  bookingsAtCounter: { limit: 'booking.sentAtCounter', max: 60, minutes: 60 },
  /** SECURITY C7: answers that give away whether an e-mail address has an account. */
  userExists: { limit: 'booking.userExists', max: 3, minutes: 60 },
  /** SECURITY R5: questions whether a device has an open request, or whether a claim number exists. */
  duplicates: { limit: 'booking.duplicate', max: 30, minutes: 60 },
  claims: { limit: 'booking.claim', max: 30, minutes: 60 },
  /** Documents added to one request. */
  documents: { limit: 'booking.documents', max: 10, minutes: 60 },
} as const satisfies Record<string, RateLimit>

/** The caller as limits count them: IPv6 by its first four groups. */
export const addressOf = ({ ip }: Pick<ReadContext & Call, 'ip'>) => limitedAddress(ip)

/** How often whoever books may book. */
export const bookingLimitOf = ({ actor }: Pick<Call, 'actor'>, { counterBy }: Pick<Booker, 'counterBy'> = {}): RateLimit =>
  counterBy !== undefined
    ? bookingLimits.bookingsAtCounter
    : actor.kind === 'account' && actor.apiKey
      ? bookingLimits.bookingsByKey
      : bookingLimits.bookings

/** Whoever books: the account, else the e-mail address, of which the table of attempts keeps no readable copy. */
export const bookerOf = ({ actor, secrets }: Pick<ReadContext & Call, 'actor' | 'secrets'>, email: string) =>
  actor.kind === 'account' ? `account ${actor.accountId}` : secrets.pseudonym('attempts', email)

/**
 * Counts a hit at a limited action in the transaction of the use case: it counts if the use case answers.
 * @throws Refusal TOO_MANY
 */
export async function countHit({ tx, now, env }: TransactionContext & Call, limit: RateLimit, subject: string): Promise<void> {
  if (env.RATE_LIMITS === 'on') await requireWithinLimit(tx, now, limit, subject)
}

/** As `countHit`, for what will be refused: the hit is written although the transaction is not. */
export async function countRefusal(ctx: TransactionContext & Call, limit: RateLimit, subject: string): Promise<void> {
  await countHit(ctx, limit, subject)
  if (ctx.env.RATE_LIMITS === 'on') ctx.onRollback((db) => db.transaction().execute((tx) => hit(tx, ctx.now, limit, subject)))
}
