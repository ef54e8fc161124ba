import { compiledRow } from '#base/server/db/compiled-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { ReportStatus } from '../expert-report.ts'
import type { InsurerStatus } from '../insurer.ts'

/** How the report and the insurer's quote in force are, of a request. */
export const whoSaid = compiledRow((tx: ReadDb<DB>, { id }: { id: number }) =>
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
