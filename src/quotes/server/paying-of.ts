import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Paying } from '../expert-report.ts'
import { whoSaid } from './paying-store.ts'

/** What the report and the insurer have said so far about who pays. */
export async function payingOf(tx: ReadDb<DB>, { id, warrantyTypeId }: { id: number; warrantyTypeId: number }): Promise<Paying> {
  const said = await whoSaid(tx, { id })
  return { warrantyTypeId, report: said?.report ?? null, insurer: said?.insurer ?? null }
}
