/** PayPal forgets an order that nobody approved within three hours; so do we, and a card page is open as long. */
const hoursToApprove = 3

/** SECURITY F12: a message may come three days late; a provider that takes money by itself is asked as long. */
const daysToWatch = 3

/** Longer than all calls of one look together may take (`paypal.ts`); after it, whoever held the payment has died. */
const secondsToAsk = 60

export const isOld = (createdAt: Temporal.Instant, now: Temporal.Instant) => Temporal.Instant.compare(createdAt, oldBefore(now)) < 0
export const oldBefore = (now: Temporal.Instant) => now.subtract({ hours: hoursToApprove })
export const heldUntil = (now: Temporal.Instant) => now.add({ seconds: secondsToAsk })

/** The payer is given five minutes to come back by themselves before the clock asks the provider. */
export const firstCheckMinutes = (now: Temporal.Instant) => now.add({ minutes: 5 })

/** After an unclear answer the clock's next round asks (SECURITY F11: within a minute); then after 15 s, 30 s, 1, 2, 4 … minutes, at most an hour. */
export const nextCheckTime = (now: Temporal.Instant, checks: number) =>
  checks <= 1 ? now : now.add({ seconds: Math.min(15 * 2 ** (checks - 2), 3600) })

export const approvableUntil = (createdAt: Temporal.Instant) => createdAt.add({ hours: hoursToApprove })
export const watchedUntil = (now: Temporal.Instant) => now.add({ hours: daysToWatch * 24 })
