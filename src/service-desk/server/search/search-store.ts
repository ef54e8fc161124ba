import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Readings } from '../../search.ts'
import { deskRows, isAmongNewestFitting } from '../queue/desk-row-store.ts'

/** The newest first, closed ones too. */
export const findFitting = (tx: ReadDb<DB>, readings: Readings, max: number) =>
  deskRows(tx).where(isAmongNewestFitting(readings, max)).orderBy('requests.receivedAt', 'desc').orderBy('requests.id', 'desc').execute()

/** Whatever one of these numbers stands for; a device may have come several times. */
export function findListed(tx: ReadDb<DB>, readings: readonly Readings[], max: number) {
  const numbers = readings.flatMap(({ number }) => number ?? [])
  const identifiers = readings.flatMap((one) => one.identifiers)
  const worksheets = readings.flatMap(({ worksheetId }) => worksheetId ?? [])
  return deskRows(tx)
    .where(
      sql<boolean>`(requests.id = any(${numbers}::bigint[]) or requests.identifier = any(${identifiers}) or requests.imei2 = any(${identifiers})
        or requests.gsm_worksheet_id = any(${worksheets}))`,
    )
    .orderBy('requests.receivedAt', 'desc')
    .orderBy('requests.id', 'desc')
    .limit(max)
    .execute()
}
