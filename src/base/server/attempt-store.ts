import { type Kysely, sql } from 'kysely'
import { Refusal } from '#errors.ts'

/** A door that opens only so often to one subject (an address, an account) within some minutes, counted across processes. */
export type LimitedDoor = { readonly door: string; readonly most: number; readonly minutes: number }

/**
 * Counts one knock, unless the door has had enough of this subject: knocking on does not keep it closed longer.
 * @param tx a transaction; knocks of the same subject wait for each other until it ends, so a volley cannot slip through
 * @returns null, or the minutes until the next knock is heard
 */
export async function knock<DB>(
  tx: Kysely<DB>,
  now: Temporal.Instant,
  { door, most, minutes }: LimitedDoor,
  subject: string,
): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${door} ${subject}`}, 0))`.execute(tx)
  const { rows } = await sql<{ at: Temporal.Instant }>`
    select at from attempts where door = ${door} and subject = ${subject} and at > ${now.subtract({ minutes }).toString()}::timestamptz
    order by at desc limit ${most}`.execute(tx)
  const oldest = rows.at(-1)
  if (oldest && rows.length >= most) return Math.max(1, Math.ceil(oldest.at.add({ minutes }).since(now).total('minutes')))
  await sql`insert into attempts (door, subject, at) values (${door}, ${subject}, ${now.toString()}::timestamptz)`.execute(tx)
  return null
}

/** As `knock`. @throws Refusal TOO_MANY with the minutes to wait */
export async function demandKnock<DB>(tx: Kysely<DB>, now: Temporal.Instant, door: LimitedDoor, subject: string): Promise<void> {
  const wait = await knock(tx, now, door, subject)
  if (wait !== null) throw new Refusal('TOO_MANY', { values: { n: wait } })
}

/** Whoever proved to be welcome did not guess: their knock of this moment no longer counts. */
export const takeBackKnock = <DB>(tx: Kysely<DB>, now: Temporal.Instant, { door }: LimitedDoor, subject: string) =>
  sql`delete from attempts where ctid = (select ctid from attempts
    where door = ${door} and subject = ${subject} and at = ${now.toString()}::timestamptz limit 1)`.execute(tx)

/** Opens the door again to a subject. */
export const forgetKnocks = <DB>(tx: Kysely<DB>, { door }: LimitedDoor, subject: string) =>
  sql`delete from attempts where door = ${door} and subject = ${subject}`.execute(tx)

/** No door remembers longer than a day. */
export const forgetOldKnocks = <DB>(tx: Kysely<DB>, now: Temporal.Instant) =>
  sql`delete from attempts where at < ${now.subtract({ hours: 24 }).toString()}::timestamptz`.execute(tx)
