import { randomBytes } from 'node:crypto'
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'

/** By then every process knows a new key, so none refuses what another has signed by it. */
export const newKeySignsAfter = { minutes: 5 } as const
/** The longest that a link to a document or to a calendar entry opens; what is signed for a form, a login or a booking ends within a day. */
export const linksLiveDays = 30

type SigningKey = { readonly name: string; readonly value: Buffer; readonly madeAt: string; readonly signs: boolean }

/** The newest first; the newest that every process knows by now signs. */
export async function signingKeysOf(db: QueryExecutorProvider): Promise<SigningKey[]> {
  const { rows } = await sql<{ name: string; value: Buffer; made: string; known: boolean }>`
    select name, value, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as made,
      created_at <= now() - make_interval(mins => ${newKeySignsAfter.minutes}) as known
    from secrets where name like 'signing%' order by created_at desc, name`.execute(db)
  const inForce = rows.find(({ known }) => known) ?? rows.at(-1)
  return rows.map((row) => ({ name: row.name, value: row.value, madeAt: row.made, signs: row === inForce }))
}

/** Signs after five minutes what is signed from then on; what the keys before it have signed stays good. */
export const addSigningKey = <DB>(db: Kysely<DB>) =>
  sql`insert into secrets (name, value, created_at) values ('signing ' || gen_random_uuid(), ${randomBytes(32)}, now())`.execute(db)

/**
 * Leaves the newest key alone: whatever an earlier one has signed opens nothing any more.
 * @param atOnce although links that the earlier ones have signed may still be in somebody's hands: a key is known to a stranger
 * @returns how many were removed; null: the newest one has not signed for long enough
 */
export async function removeEarlierKeys<DB>(db: Kysely<DB>, { atOnce }: { atOnce: boolean }): Promise<number | null> {
  const { rows } = await sql<{ name: string; isOld: boolean }>`
    select name, created_at <= now() - make_interval(days => ${linksLiveDays}, mins => ${newKeySignsAfter.minutes}) as is_old
    from secrets where name like 'signing%' order by created_at desc, name`.execute(db)
  const [newest] = rows
  if (!newest) return 0
  if (!atOnce && !newest.isOld && rows.length > 1) return null
  const removed = await sql`delete from secrets where name like 'signing%' and name <> ${newest.name}`.execute(db)
  return Number(removed.numAffectedRows ?? 0)
}
