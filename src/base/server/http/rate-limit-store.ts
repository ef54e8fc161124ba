import { type QueryExecutorProvider, sql } from 'kysely'
import { Refusal } from '#errors.ts'

/**
 * A page that opens only so often to one subject (an address, an account) within some minutes, counted across processes.
 * `cost`: how many of `max` an attempt takes while it is not known to be good; without it, one.
 */
export type RateLimit = { readonly limit: string; readonly max: number; readonly minutes: number; readonly cost?: number }

/**
 * A request is given its moment when it comes and may take its time, so an attempt may be this much newer than another that looks at it.
 * Anything later was counted by a clock that has been set back since, and must not lock anybody out.
 */
const maxRequestDuration = { minutes: 2 }

/**
 * Counts one hit, unless the subject has used up the limit: going on does not make it last longer.
 * @param tx a transaction; hits of the same subject wait for each other until it ends, so a volley cannot slip through
 * @returns null, or the minutes until the next hit is let in
 */
export async function hit(
  tx: QueryExecutorProvider,
  now: Temporal.Instant,
  { limit, max, minutes, cost = 1 }: RateLimit,
  subject: string,
): Promise<number | null> {
  await oneAtATime(tx, limit, subject)
  const { rows } = await sql<{ at: Temporal.Instant }>`
    select at from rate_limit_hits where limit_name = ${limit} and subject = ${subject}
      and at > ${now.subtract({ minutes }).toString()}::timestamptz and at <= ${now.add(maxRequestDuration).toString()}::timestamptz
    order by at desc limit ${max}`.execute(tx)
  const oldest = rows.at(-1)
  if (oldest && rows.length >= max) return Math.max(1, Math.ceil(oldest.at.add({ minutes }).since(now).total('minutes')))
  await sql`insert into rate_limit_hits (limit_name, subject, at)
    select ${limit}, ${subject}, ${now.toString()}::timestamptz from generate_series(1, ${cost}::int)`.execute(tx)
  return null
}

/** As `hit`. @throws Refusal TOO_MANY with the minutes to wait */
export async function requireWithinLimit(tx: QueryExecutorProvider, now: Temporal.Instant, limit: RateLimit, subject: string): Promise<void> {
  const wait = await hit(tx, now, limit, subject)
  if (wait !== null) throw new Refusal('TOO_MANY', { values: { n: wait } })
}

/**
 * Whoever proved to be welcome did not guess: of their hit of this moment only `leaving` of its cost still counts.
 * @param tx a transaction, as for `hit`: two that take back in the same moment must not both take the same rows
 */
export async function takeBackHit(
  tx: QueryExecutorProvider,
  now: Temporal.Instant,
  { limit, cost = 1 }: RateLimit,
  subject: string,
  leaving = 0,
): Promise<void> {
  await oneAtATime(tx, limit, subject)
  await sql`delete from rate_limit_hits where ctid = any (array(select ctid from rate_limit_hits
    where limit_name = ${limit} and subject = ${subject} and at = ${now.toString()}::timestamptz limit ${cost - leaving}))`.execute(tx)
}

const oneAtATime = (tx: QueryExecutorProvider, limit: string, subject: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`${limit} ${subject}`}, 0))`.execute(tx)

/** Lets a subject try again at once. */
export const clearHits = (tx: QueryExecutorProvider, { limit }: RateLimit, subject: string) =>
  sql`delete from rate_limit_hits where limit_name = ${limit} and subject = ${subject}`.execute(tx)
