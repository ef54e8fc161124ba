import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { RequestStatus } from '../status.ts'

/** What happened, in the order it was written: without what employees do among themselves, and without steps that were taken back. */
export const historyOf = (tx: ReadDb<DB>, requestId: number) =>
  tx
    .selectFrom('requestHistory')
    .select(['step', 'code', 'status', 'at'])
    .where('requestId', '=', requestId)
    .where('internal', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('requestHistory as undoing').select('undoing.id').whereRef('undoing.undoes', '=', 'requestHistory.id'))),
    )
    .orderBy('id')
    .$narrowType<{ status: RequestStatus }>()
    .execute()
export type HistoryRow = Awaited<ReturnType<typeof historyOf>>[number]
