import { compiledRow } from '#base/server/db/compiled-read.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Paying, ReportStatus } from '../expert-report.ts'
import type { InsurerStatus } from '../insurer.ts'

const whoSaid = compiledRow((tx: ReadDb<DB>, { id }: { id: number }) =>
  tx.selectNoFrom(({ selectFrom }) => [
    selectFrom('expertReports')
      .select('status')
      .where('requestId', '=', id)
      .where('status', '<>', 'void')
      .$castTo<{ status: ReportStatus }>()
      .as('report'),
    selectFrom('insurerQuotes')
      .select('status')
      .where('requestId', '=', id)
      .where('status', '<>', 'void')
      .$castTo<{ status: InsurerStatus }>()
      .as('insurer'),
  ]),
)

/** What the report and the insurer have said so far about who pays. */
export async function payingOf(tx: ReadDb<DB>, { id, warrantyTypeId }: { id: number; warrantyTypeId: number }): Promise<Paying> {
  const said = await whoSaid(tx, { id })
  return { warrantyTypeId, report: said?.report ?? null, insurer: said?.insurer ?? null }
}
