import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import { afterCancelling } from '#requests/server/owed-invoice-store.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'
import type { HoldReason } from '../../hold.ts'

/** What an employee's act depends on. */
export type DeskState = {
  id: number
  status: RequestStatus
  outcome: Outcome | null
  version: number
  closedAt: Temporal.Instant | null
  warrantyTypeId: number
  holdReason: HoldReason | null
  assignedAccountId: number | null
  promisedBy: Day | null
}

const columns = ['id', 'status', 'outcome', 'version', 'closedAt', 'warrantyTypeId', 'holdReason', 'assignedAccountId', 'promisedBy'] as const

/** Locks the request until the transaction ends. */
export const lockForDesk = (tx: ReadDb<DB>, id: number): Promise<DeskState | undefined> =>
  tx
    .selectFrom('requests')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .$narrowType<{ status: RequestStatus; outcome: Outcome | null; holdReason: HoldReason | null }>()
    .executeTakeFirst()

type Change =
  | { holdReason: HoldReason; holdSince: Temporal.Instant }
  | { holdReason: null; holdSince: null }
  | { assignedAccountId: number | null }
  | { promisedBy: Day }
  | { status: RequestStatus; promisedBy: null; outcome?: null; readyAt?: null }

/** Writes to a request that the caller has locked. @returns how it stands now */
export const changeRequest = (tx: Kysely<DB>, id: number, change: Change): Promise<{ version: number; status: RequestStatus }> =>
  tx
    .updateTable('requests')
    .set({ ...change, version: sql`version + 1` })
    .where('id', '=', id)
    .returning(['version', 'status'])
    .$narrowType<{ status: RequestStatus }>()
    .executeTakeFirstOrThrow()

/** How these requests stand now; without those that do not exist. */
export const standingsOf = (tx: ReadDb<DB>, ids: readonly number[]) =>
  tx
    .selectFrom('requests')
    .select(['id', 'version', 'status', afterCancelling.as('afterCancelling')])
    .where('id', 'in', ids)
    .$narrowType<{ status: RequestStatus }>()
    .execute()

/** The request a worksheet belongs to, by its stored number; a number of another workshop may stand at several, then the newest. */
export async function requestOfSheet(tx: ReadDb<DB>, gsmWorksheetId: string): Promise<number | null> {
  const query = tx.selectFrom('requests').select('id').where('gsmWorksheetId', '=', gsmWorksheetId)
  return (await query.orderBy('receivedAt', 'desc').executeTakeFirst())?.id ?? null
}
