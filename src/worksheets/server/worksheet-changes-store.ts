import type { Kysely } from 'kysely'
import { compiledRead } from '#base/server/db/compiled-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB, Json } from '#db/schema.ts'
import { notKeptYet, sittingMinutes, type Written } from '../changes.ts'

type Act = 'saved' | 'drafted' | 'closed' | 'reopened' | 'joined' | 'sent'
type Change = { worksheetId: number; now: Temporal.Instant; accountId: number | null; act: Act; reason?: string; before?: Written }

/** Writes down what became of a sheet. @returns the id of the row */
export async function noteChange(tx: Kysely<DB>, { worksheetId, now, accountId, act, reason = '', before = {} }: Change): Promise<number> {
  const { id } = await tx
    .insertInto('worksheetChanges')
    .values({ worksheetId, at: now, byAccountId: accountId, act, reason, before: JSON.stringify(before) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** What was written on a sheet so short a while ago that it may be of the same sitting, the newest first. */
export const latestChanges = (tx: ReadDb<DB>, worksheetId: number, now: Temporal.Instant) =>
  changesSince(tx, { worksheetId, moment: now.subtract({ minutes: sittingMinutes }) })

const changesSince = compiledRead((tx: ReadDb<DB>, { worksheetId, moment }: { worksheetId: number; moment: Temporal.Instant }) =>
  tx
    .selectFrom('worksheetChanges')
    .select(['byAccountId', 'act', 'before'])
    .where('worksheetId', '=', worksheetId)
    .where('at', '>', moment)
    .orderBy('id', 'desc')
    .limit(50),
)
export type LatestChanges = Awaited<ReturnType<typeof latestChanges>>

type Saving = { worksheetId: number; now: Temporal.Instant; accountId: number; before: Written; latest: LatestChanges }

/** Writes down what a saving overwrites; of one person's sitting only what they found. The caller holds the lock of the sheet. */
export async function noteSaving(tx: Kysely<DB>, { latest, ...saving }: Saving): Promise<void> {
  const { worksheetId, now, accountId } = saving
  const others = latest.findIndex((one) => one.byAccountId !== accountId || one.act !== 'saved')
  const sitting = latest.slice(0, others === -1 ? latest.length : others).map(({ before }) => writtenOf(before))
  const before = notKeptYet(saving.before, sitting)
  if (Object.keys(before).length > 0) await noteChange(tx, { worksheetId, now, accountId, act: 'saved', before })
}

/** What the last closing took out of a sheet. */
export async function takenOutAtClosing(tx: ReadDb<DB>, worksheetId: number): Promise<Written> {
  const last = await tx
    .selectFrom('worksheetChanges')
    .select('before')
    .where('worksheetId', '=', worksheetId)
    .where('act', '=', 'closed')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last ? writtenOf(last.before) : {}
}

/** The newest first. */
export async function changesOf(tx: ReadDb<DB>, worksheetId: number) {
  const changes = await tx
    .selectFrom('worksheetChanges')
    .leftJoin('accounts', 'accounts.id', 'worksheetChanges.byAccountId')
    .select(['at', 'act', 'reason', 'before', 'lastName', 'firstName', 'middleName'])
    .where('worksheetId', '=', worksheetId)
    .orderBy('worksheetChanges.id', 'desc')
    .limit(200)
    .execute()
  return changes.map((change) => ({ ...change, before: writtenOf(change.before) }))
}

/** What the table's check says: an object of fields. */
const writtenOf = (before: Json): Written => (before ?? {}) as Written
