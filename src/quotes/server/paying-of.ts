import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Paying } from '../expert-report.ts'
import { findReport } from './expert-report-store.ts'
import { findInsurerQuote } from './insurer/insurer-store.ts'

/** What the report and the insurer have said so far about who pays. */
export async function payingOf(tx: ReadDb<DB>, { id, warrantyTypeId }: { id: number; warrantyTypeId: number }): Promise<Paying> {
  const report = (await findReport(tx, id))?.status ?? null
  return { warrantyTypeId, report, insurer: (await findInsurerQuote(tx, id))?.status ?? null }
}
