import { addDays, type Day } from '#calendar/calendar.ts'

/** What the customer has not done: paid, said where the device goes after a delivery in vain, or fetched it as they had chosen. */
export const waitKinds = ['payment', 'delivery', 'collection'] as const
export type WaitKind = (typeof waitKinds)[number]

/** What becomes of a device that nobody took over within the storage time of the terms. */
export const fates = ['kept', 'sold', 'recycled'] as const
export type Fate = (typeof fates)[number]

/** Calendar days since it is the customer's turn: when they are written to, ascending, and how long the device is stored. */
export type StorageTerms = { readonly noticeDays: readonly number[]; readonly days: number }

/** A notice of the wait that runs; `endsOn`: the last day of storage it told. */
export type SentNotice = { readonly sentOn: Day; readonly endsOn: Day }

const later = (one: Day, other: Day): Day => (one > other ? one : other)

/**
 * From which day on the next notice is sent; null: all were. A notice that came late keeps its distance to the one before, so a worker that was
 * down never takes days from the customer.
 */
export function nextNoticeOn(since: Day, sent: readonly SentNotice[], { noticeDays }: StorageTerms): Day | null {
  const days = noticeDays[sent.length]
  if (days === undefined) return null
  const planned = addDays(since, days)
  const last = sent.at(-1)
  return last ? later(planned, addDays(last.sentOn, days - (noticeDays[sent.length - 1] ?? 0))) : planned
}

/** The last day of storage that a notice sent today tells: as many days from now as the terms leave after it, and never earlier than was told. */
export function endNamedBy(today: Day, sent: readonly SentNotice[], { noticeDays, days }: StorageTerms): Day {
  const own = addDays(today, days - (noticeDays[sent.length] ?? days))
  return later(sent.at(-1)?.endsOn ?? own, own)
}

/** The last day of storage, as it was told last, or as the terms have it. */
export const endOfStorage = (since: Day, sent: readonly SentNotice[], { days }: StorageTerms): Day => sent.at(-1)?.endsOn ?? addDays(since, days)

/** Every notice was sent, and the day they told has passed. */
export const isStorageOver = (today: Day, sent: readonly SentNotice[], { noticeDays }: StorageTerms): boolean =>
  sent.length >= noticeDays.length && sent.every(({ endsOn }) => endsOn < today)

/** What is left between us in forints; above zero: the customer owes it, below: it is the customer's. */
export const balanceOf = (owed: number, value: number): number => owed - value
