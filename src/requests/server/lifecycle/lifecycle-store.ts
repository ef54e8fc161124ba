import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Language } from '#base/languages.ts'
import type { DB } from '#db/schema.ts'
import type { LifecycleAction, Step } from '../../lifecycle.ts'
import { type Outcome, type RequestStatus, warrantyTypes } from '../../status.ts'

export type MovedRequest = {
  id: number
  status: RequestStatus
  version: number
  closedAt: Temporal.Instant | null
  language: Language
  warrantyTypeId: number
}

const columns = ['id', 'status', 'version', 'closedAt', 'language', 'warrantyTypeId'] as const

type Move = {
  id: number
  action: LifecycleAction
  code: Step['code']
  /** Only a request of this kind. */
  of?: Step['of']
  from: readonly RequestStatus[]
  to: RequestStatus
  /** The version the caller was looking at; undefined when the step does not depend on what was seen. */
  version?: number | undefined
  outcome?: Outcome | undefined
  closes: boolean
  reopens: boolean
  clears: NonNullable<Step['clears']>
  /** The column that notes when it was. */
  marks?: Step['marks']
  now: Temporal.Instant
}

/**
 * One guarded statement: of racing steps exactly one finds the row as it expects it.
 * @returns the request as it stands now; undefined when it was no longer where the step starts
 */
export async function moveRequest(
  tx: Kysely<DB>,
  { id, action, code, of, from, to, version, outcome, closes, reopens, clears, marks, now }: Move,
): Promise<MovedRequest | undefined> {
  return tx
    .updateTable('requests')
    .set({
      status: to,
      version: sql`version + 1`,
      ...(outcome ? { outcome } : {}),
      ...(closes ? { closedAt: now } : {}),
      ...(reopens ? { closedAt: null, outcome: null } : {}),
      ...Object.fromEntries(clears.map((column) => [column, null])),
      ...(marks ? { [marks]: now } : {}),
      // Whatever it was waiting for has come, or it would not have moved.
      holdReason: null,
      holdSince: null,
      // It was about the step that is done now.
      promisedBy: null,
      ...summaryAfter(action, { code, status: to, at: now }),
    })
    .where('id', '=', id)
    .where('status', 'in', from)
    .where('closedAt', reopens ? 'is not' : 'is', null)
    .$if(reopens, (query) => query.where('outcome', '=', 'CANCELLED'))
    .$if(of !== undefined, (query) => query.where('warrantyTypeId', of === 'buyback' ? '=' : '<>', warrantyTypes.buyback))
    .$if(version !== undefined, (query) => query.where('version', '=', Number(version)))
    .returning(columns)
    .$narrowType<{ status: RequestStatus; language: Language }>()
    .executeTakeFirst()
}

/** Steps that begin the way back anew; whether a courier was called off, or brought the parcel back, and another one is to be ordered. */
const wayBackAnew: { readonly [Action in LifecycleAction]?: { readonly calledOff: boolean } } = {
  orderDelivery: { calledOff: false },
  cancelDelivery: { calledOff: true },
  receiveParcelBack: { calledOff: true },
}

/** What the history line of a step makes of its request (decision 70, as the trigger of migration 0177), so that the row is not written twice. */
function summaryAfter(action: LifecycleAction, { code, status, at }: { code: Step['code']; status: RequestStatus; at: Temporal.Instant }) {
  const anew = wayBackAnew[action]
  return {
    ...(code === 20 ? { historyArrivedAt: at } : {}),
    ...(code === 32 ? { historyAcceptedAt: at } : {}),
    historyStatus: status,
    ...(anew
      ? { historySince: at, historyCalledOff: anew.calledOff }
      : {
          historySince: sql<Temporal.Instant>`case when history_status is distinct from ${status} then ${at.toString()}::timestamptz else history_since end`,
          historyCalledOff: sql<boolean>`history_called_off and history_status is not distinct from ${status}`,
        }),
  }
}
