import { type Kysely, sql } from 'kysely'
import { Refusal } from '#errors.ts'

/**
 * A door that opens only so often to one subject (an address, an account) within some minutes, counted across processes.
 * `cost`: how many of `most` an attempt takes while it is not known to be good; without it, one.
 */
export type LimitedDoor = { readonly door: string; readonly most: number; readonly minutes: number; readonly cost?: number }

/**
 * A request is given its moment when it comes and may take its time, so an attempt may be this much newer than another that looks at it.
 * Anything later was counted by a clock that has been set back since, and must not lock anybody out.
 */
const longestRequest = { minutes: 2 }

/**
 * Counts one knock, unless the door has had enough of this subject: knocking on does not keep it closed longer.
 * @param tx a transaction; knocks of the same subject wait for each other until it ends, so a volley cannot slip through
 * @returns null, or the minutes until the next knock is heard
 */
export async function knock<DB>(
  tx: Kysely<DB>,
  now: Temporal.Instant,
  { door, most, minutes, cost = 1 }: LimitedDoor,
  subject: string,
): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${door} ${subject}`}, 0))`.execute(tx)
  const { rows } = await sql<{ at: Temporal.Instant }>`
    select at from attempts where door = ${door} and subject = ${subject}
      and at > ${now.subtract({ minutes }).toString()}::timestamptz and at <= ${now.add(longestRequest).toString()}::timestamptz
    order by at desc limit ${most}`.execute(tx)
  const oldest = rows.at(-1)
  if (oldest && rows.length >= most) return Math.max(1, Math.ceil(oldest.at.add({ minutes }).since(now).total('minutes')))
  await sql`insert into attempts (door, subject, at)
    select ${door}, ${subject}, ${now.toString()}::timestamptz from generate_series(1, ${cost}::int)`.execute(tx)
  return null
}

/** As `knock`. @throws Refusal TOO_MANY with the minutes to wait */
export async function demandKnock<DB>(tx: Kysely<DB>, now: Temporal.Instant, door: LimitedDoor, subject: string): Promise<void> {
  const wait = await knock(tx, now, door, subject)
  if (wait !== null) throw new Refusal('TOO_MANY', { values: { n: wait } })
}

/** Whoever proved to be welcome did not guess: of their knock of this moment only `leaving` of its cost still counts. */
export const takeBackKnock = <DB>(tx: Kysely<DB>, now: Temporal.Instant, { door, cost = 1 }: LimitedDoor, subject: string, leaving = 0) =>
  sql`delete from attempts where ctid = any (array(select ctid from attempts
    where door = ${door} and subject = ${subject} and at = ${now.toString()}::timestamptz limit ${cost - leaving}))`.execute(tx)

/** Opens the door again to a subject. */
export const forgetKnocks = <DB>(tx: Kysely<DB>, { door }: LimitedDoor, subject: string) =>
  sql`delete from attempts where door = ${door} and subject = ${subject}`.execute(tx)

/** No door remembers longer than a day, nor what a clock has counted that was ahead. */
export const forgetOldKnocks = <DB>(tx: Kysely<DB>, now: Temporal.Instant) =>
  sql`delete from attempts where at < ${now.subtract({ hours: 24 }).toString()}::timestamptz
    or at > ${now.add(longestRequest).toString()}::timestamptz`.execute(tx)
