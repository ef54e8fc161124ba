import { type ExpressionBuilder, type Kysely, sql } from 'kysely'
import { compiledForRows, compiledRow } from '#base/server/db/compiled-statement.ts'
import { type PartRow, part } from '#base/server/db/one-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { By, LifecycleAction } from '../lifecycle.ts'
import type { RequestStatus } from '../status.ts'

/** What happens to an expert report or a deadline is history of its request, though not a step of its life. */
type ReportStep =
  | 'deadlineExtended'
  | 'expertReportIssued'
  | 'expertReportCorrected'
  | 'expertReportAccepted'
  | 'expertReportRejected'
  | 'expertReportExpired'

/** What the customer said of a device they had not booked. */
type SecondDeviceStep = 'repairAsked' | 'returnAsked'

/** What the customer chose after a delivery in vain. */
type DeliveryStep = 'deliveryChosen'

export type HistoryStep = {
  requestId: number
  step:
    | LifecycleAction
    | 'requestReceived'
    | 'pickupChanged'
    | 'requestCancelled'
    | 'documentsAdded'
    | 'accountAttached'
    | DeliveryStep
    | SecondDeviceStep
    | ReportStep
    | InternalStep
  code: number | null
  status: RequestStatus
  at: Temporal.Instant
  byKind: 'customer' | 'staff' | 'system'
  byAccountId: number | null
  note?: string
  /** Only employees see it. */
  internal?: boolean
  /** The history row of the step that this one takes back. */
  undoes?: number
}

/** What employees do among themselves (service desk). */
export type InternalStep =
  | 'held'
  | 'resumed'
  | 'assigned'
  | 'unassigned'
  | 'noteAdded'
  | 'promiseChanged'
  | 'corrected'
  | 'stepUndone'
  | 'courierAsked'
  | 'courierAnswered'

const historyRows = compiledForRows((tx: Kysely<DB>, steps: readonly HistoryStep[]) => tx.insertInto('requestHistory').values(steps))

export const appendHistory = (tx: Kysely<DB>, step: HistoryStep | readonly HistoryStep[]) => historyRows(tx, [step].flat())

/** Looked up line by line: as an anti-join PostgreSQL merges the lines of one request with every step that was ever taken back (decision 134). */
export const takenBackBy = ({ selectFrom }: ExpressionBuilder<DB, 'requestHistory'>) =>
  selectFrom('requestHistory as undoing').select('undoing.id').whereRef('undoing.undoes', '=', 'requestHistory.id')

const shownHistory = (tx: ReadDb<DB>, { requestId }: { requestId: number }) =>
  tx
    .selectFrom('requestHistory')
    .select(['step', 'code', 'status', 'at'])
    .where('requestId', '=', requestId)
    .where('internal', '=', false)
    .where(takenBackBy, 'is', null)
    .orderBy('id')
    .$narrowType<{ status: RequestStatus }>()

/** What happened, in the order it was written: without what employees do among themselves, and without steps that were taken back. */
export const historyPart = part(shownHistory, { at: 'text' })
export type HistoryRow = PartRow<typeof historyPart>

export type LastStep = { historyId: number; step: LifecycleAction; byKind: By; status: RequestStatus; statusBefore: RequestStatus | null }

const lastStep = compiledRow((tx: ReadDb<DB>, { requestId, steps }: { requestId: number; steps: readonly string[] }) =>
  tx
    .selectFrom('requestHistory')
    .select(['id as historyId', 'step', 'byKind', 'status'])
    .select(({ selectFrom }) =>
      selectFrom('requestHistory as before')
        .select('before.status')
        .whereRef('before.requestId', '=', 'requestHistory.requestId')
        .whereRef('before.id', '<', 'requestHistory.id')
        .orderBy('before.id', 'desc')
        .limit(1)
        .as('statusBefore'),
    )
    .where('requestId', '=', requestId)
    .where(sql<boolean>`step = any(${steps}::text[])`)
    .where(takenBackBy, 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .$narrowType<{ step: LifecycleAction; byKind: By; status: RequestStatus; statusBefore: RequestStatus | null }>(),
)

/** The last of these steps that was not taken back, and how the request stood before. */
export const lastStepOf = (tx: ReadDb<DB>, requestId: number, steps: readonly LifecycleAction[]): Promise<LastStep | undefined> =>
  lastStep(tx, { requestId, steps })

/** The step a history row tells of. */
export const stepOfHistory = async (tx: ReadDb<DB>, historyId: number): Promise<string | undefined> =>
  (await tx.selectFrom('requestHistory').select('step').where('id', '=', historyId).executeTakeFirst())?.step

type Mailed = { readonly requestId: number; readonly historyId: number; readonly kinds: readonly string[] }

const mailed = compiledRow((tx: ReadDb<DB>, { requestId, historyId, kinds }: Mailed) =>
  tx
    .selectFrom('emails')
    .innerJoin('requestHistory', 'requestHistory.requestId', 'emails.requestId')
    .select('emails.id')
    .where('requestHistory.id', '=', historyId)
    .where('emails.requestId', '=', requestId)
    .where(sql<boolean>`emails.kind = any(${kinds}::text[])`)
    .whereRef('emails.createdAt', '>=', 'requestHistory.at')
    .limit(1),
)

/** Whether the customer was mailed about a step since it was taken. @param kinds of the emails that follow from it */
export const wasMailed = async (tx: ReadDb<DB>, about: Mailed): Promise<boolean> => (await mailed(tx, about)) !== undefined
