import { demandKnock, knock, type LimitedDoor } from '#base/server/attempt-store.ts'
import { limitedAddress } from '#base/server/rate-limits.ts'
import type { Context } from '#context.ts'

export const bookingLimits = {
  /** GAPS D3: bookings of one e-mail address or account. */
  bookings: { door: 'booking.sent', most: 5, minutes: 60 },
  /** SECURITY C7: answers that give away whether an e-mail address has an account. */
  userExists: { door: 'booking.userExists', most: 3, minutes: 60 },
  /** SECURITY R5: questions whether a device has an open request, or whether a claim number exists. */
  duplicates: { door: 'booking.duplicate', most: 30, minutes: 60 },
  claims: { door: 'booking.claim', most: 30, minutes: 60 },
  /** Papers added to one request. */
  papers: { door: 'booking.papers', most: 10, minutes: 60 },
} as const satisfies Record<string, LimitedDoor>

/** The caller as limits count them: IPv6 by its first four groups. */
export const addressOf = ({ ip }: Pick<Context, 'ip'>) => limitedAddress(ip)

/** Whoever books: the account, else the e-mail address, of which the table of attempts keeps no readable copy. */
export const bookerOf = ({ actor, secrets }: Pick<Context, 'actor' | 'secrets'>, email: string) =>
  actor.kind === 'account' ? `account ${actor.accountId}` : secrets.sign('attempts', email)

/**
 * Counts a knock at a limited door in the transaction of the use case: it counts if the use case answers.
 * @throws Refusal TOO_MANY
 */
export async function countKnock({ tx, now, env }: Context, door: LimitedDoor, subject: string): Promise<void> {
  if (env.RATE_LIMITS === 'on') await demandKnock(tx, now, door, subject)
}

/** As `countKnock`, for what will be refused: the knock is written although the transaction is not. */
export async function countRefusal(ctx: Context, door: LimitedDoor, subject: string): Promise<void> {
  await countKnock(ctx, door, subject)
  if (ctx.env.RATE_LIMITS === 'on') ctx.ifUndone((db) => db.transaction().execute((tx) => knock(tx, ctx.now, door, subject)))
}
