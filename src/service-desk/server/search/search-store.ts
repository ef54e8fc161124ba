import { type Expression, type SqlBool, sql } from 'kysely'
import { compiledReads } from '#base/server/db/compiled-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Readings } from '../../search.ts'
import { anyOf, deskRows, isAmongNewestFitting, readingsIn, requestsOfCodes } from '../queue/desk-row-store.ts'

const newestFitting = (tx: ReadDb<DB>, readings: Expression<SqlBool>, max: number) =>
  deskRows(tx).where(isAmongNewestFitting(readings, max)).orderBy('requests.receivedAt', 'desc').orderBy('requests.id', 'desc')

const fittingNumbers = compiledReads((tx: ReadDb<DB>, readings: Readings, { which, max }: { which: string; max: number }) =>
  newestFitting(tx, anyOf(readings, which.split(' ') as (keyof Readings)[]), max),
)

/** How rare a name is, how a number ends: PostgreSQL has to see it to plan well. Whole numbers and addresses are rare, whatever they are. */
const isWhole = (reading: keyof Readings) => reading !== 'name' && reading !== 'end' && reading !== 'model'

/** The newest first, closed ones too. */
export function findFitting(tx: ReadDb<DB>, readings: Readings, max: number) {
  const which = readingsIn(readings)
  return which.length > 0 && which.every(isWhole)
    ? fittingNumbers(tx, readings, { which: which.join(' '), max })
    : newestFitting(tx, anyOf(readings), max).execute()
}

/** Whatever one of these numbers stands for, and these requests; a device may have come several times. */
export function findListed(tx: ReadDb<DB>, readings: readonly Readings[], ids: readonly number[], max: number) {
  const numbers = readings.flatMap(({ number }) => number ?? [])
  const identifiers = readings.flatMap((one) => one.identifiers)
  const worksheets = readings.flatMap(({ worksheetId }) => worksheetId ?? [])
  return deskRows(tx)
    .where(
      sql<boolean>`(requests.id = any(${numbers}::bigint[]) or requests.identifier = any(${identifiers}) or requests.imei2 = any(${identifiers})
        or requests.gsm_worksheet_id = any(${worksheets}) or requests.id = any(${ids}::bigint[]) or requests.id = any(${requestsOfCodes(readings.flatMap(({ code }) => code ?? []))}))`,
    )
    .orderBy('requests.receivedAt', 'desc')
    .orderBy('requests.id', 'desc')
    .limit(max)
    .execute()
}

/** Which requests each of these codes of couriers, lockers and partners stands for. */
export async function requestsByCode(tx: ReadDb<DB>, codes: readonly string[]): Promise<Map<string, { requestId: number }[]>> {
  const { rows } = await sql<{ code: string; requestId: number }>`
    select tracking_number as code, request_id from shipments where tracking_number = any(${codes}) union
    select carrier_id, request_id from shipments where carrier_id = any(${codes}) union
    select client_reference, request_id from shipments where client_reference = any(${codes}) union
    select locker_code, request_id from request_addresses where locker_code = any(${codes}) union
    select upper(rma_number), id from requests where upper(rma_number) = any(${codes}) union
    select upper(reference_number), id from requests where upper(reference_number) = any(${codes})`.execute(tx)
  return Map.groupBy(rows, ({ code }) => code)
}

/** The newest requests whose identifier ends like this: a few, because few digits end many. The range is what an index can look up for each of them. */
export async function requestsByEnd(tx: ReadDb<DB>, ends: readonly string[]): Promise<Map<string, { id: number }[]>> {
  if (ends.length === 0) return new Map()
  const { rows } = await sql<{ ending: string; id: number }>`
    select ending, fitting.id from unnest(${ends}::text[]) as ending cross join lateral (
      select id from requests where reverse(identifier) ~>=~ reverse(ending) and reverse(identifier) ~<~ (reverse(ending) || '~')
      order by received_at desc, id desc limit 5) as fitting`.execute(tx)
  return Map.groupBy(rows, ({ ending }) => ending)
}

/** The request a scanned code stands for: the newest of those that are open, else the newest. */
export async function requestOfReadings(
  tx: ReadDb<DB>,
  { identifiers, code }: Pick<Readings, 'identifiers' | 'code'>,
): Promise<{ readonly id: number; readonly isClosed: boolean } | null> {
  const row = await tx
    .selectFrom('requests')
    .select(['id', 'closedAt'])
    .where(
      sql<boolean>`(identifier = any(${identifiers}) or imei2 = any(${identifiers}) or id = any(${requestsOfCodes(code === null ? [] : [code])}))`,
    )
    .orderBy(sql`closed_at is null`, 'desc')
    .orderBy('receivedAt', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? { id: row.id, isClosed: row.closedAt !== null } : null
}
