import type { Insertable, Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB, Requests, SecondDevices } from '#db/schema.ts'

export const findSecondDevice = (tx: ReadDb<DB>, requestId: number) =>
  tx.selectFrom('secondDevices').selectAll().where('requestId', '=', requestId).executeTakeFirst()

/** As `findSecondDevice`; nobody else answers for it until the transaction ends. */
export const lockSecondDevice = (tx: ReadDb<DB>, requestId: number) =>
  tx.selectFrom('secondDevices').selectAll().where('requestId', '=', requestId).forUpdate().executeTakeFirst()

/** What this very call made before. */
export const secondDeviceOfCall = (tx: ReadDb<DB>, callSha256: Buffer) =>
  tx.selectFrom('secondDevices').select('requestId').where('callSha256', '=', callSha256).executeTakeFirst()

/** The requests of the devices that came in the parcel of this one, in the order they were noted. */
export async function broughtWith(tx: ReadDb<DB>, firstRequestId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('secondDevices')
    .select('requestId')
    .where('firstRequestId', '=', firstRequestId)
    .orderBy('notedAt')
    .orderBy('requestId')
    .execute()
  return rows.map(({ requestId }) => requestId)
}

export const insertSecondDevice = (tx: Kysely<DB>, row: Insertable<SecondDevices>) => tx.insertInto('secondDevices').values(row).execute()

/** In the order of the first request: one parcel brought both. @returns null: an open request has the device already */
export async function insertBroughtRequest(tx: Kysely<DB>, row: Insertable<Requests>): Promise<number | null> {
  const inserted = await tx
    .insertInto('requests')
    .values(row)
    .onConflict((on) => on.column('identifier').where('closedAt', 'is', null).where('identifierGenerated', '=', false).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id ?? null
}

/** It waits for its customer, beside its status. */
export const waitForCustomer = (tx: Kysely<DB>, requestId: number, since: Temporal.Instant) =>
  tx.updateTable('requests').set({ holdReason: 'ugyfel', holdSince: since }).where('id', '=', requestId).execute()

type Said = { at: Temporal.Instant; wantsRepair: boolean; troubleDescription: string }

/** Writes down the answer; what waited for the customer waits no more. @returns the new version of the request */
export async function writeAnswer(tx: Kysely<DB>, requestId: number, { at, wantsRepair, troubleDescription }: Said): Promise<number> {
  await tx.updateTable('secondDevices').set({ answeredAt: at, wantsRepair }).where('requestId', '=', requestId).execute()
  const { version } = await tx
    .updateTable('requests')
    .set({
      ...(troubleDescription === '' ? {} : { troubleDescription }),
      holdReason: sql`nullif(hold_reason, 'ugyfel')`,
      holdSince: sql`case when hold_reason = 'ugyfel' then null else hold_since end`,
      version: sql`version + 1`,
    })
    .where('id', '=', requestId)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}
