import { type RawBuilder, sql } from 'kysely'
import { jsonBuildObject } from 'kysely/helpers/postgres'
import { compiledReads, compiledRow } from '#base/server/db/compiled-statement.ts'
import { part, statementsAsOne } from '#base/server/db/one-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { sparedFigures } from '#base/server/db/reference-data.ts'
import type { Day } from '#calendar/calendar.ts'
import type { ReferenceContext } from '#context.ts'
import type { DB } from '#db/schema.ts'
import { afterCancelling, isUninvoiced } from '#requests/server/owed-invoice-store.ts'
import { type AfterCancelling, type RequestStage, type RequestStatus, requestStages, stageOf, statusesOf } from '#requests/status.ts'
import { type Bucket, buckets, queueRows } from '../../queue.ts'
import type { Readings } from '../../search.ts'
import { awaitsNews, type DeskRowOfStore, deskRowInstants, deskRows, fitsOpen, isAmongWaitingForCustomer } from './desk-row-store.ts'

export type Viewer = {
  readonly today: Day
  readonly employeeId: number
  /** A parcel not heard of since this day or longer is asked about. */
  readonly silentUntil: Day
}

/** The only place that says what counts as what. */
const countsAs = (bucket: Bucket, { today, employeeId, silentUntil }: Viewer): RawBuilder<boolean> => {
  switch (bucket) {
    case 'today':
      return sql<boolean>`requests.due_on = ${today}::date`
    case 'late':
      return sql<boolean>`requests.first_due_on < ${today}::date`
    case 'noNews':
      return sql<boolean>`requests.id = any(array(select request_id from shipments
        where ${awaitsNews} and greatest(day, news_on) <= ${silentUntil}::date))`
    case 'waitingForCustomer':
      return isAmongWaitingForCustomer
    case 'abandoned':
      // Still unpaid, or still without a way: whoever paid or chose is on the way out before anybody looks.
      return sql<boolean>`(requests.owes_invoice or requests.status = 'DELIVERY_OUT_ORDERED') and requests.id = any(array(
        select request_id from storage_notices where is_last and ends_on < ${today}::date))`
    case 'onHold':
      return sql<boolean>`requests.id = any(array(select request_id from held_requests))`
    case 'mine':
      return sql<boolean>`requests.assigned_account_id = ${employeeId}`
  }
}

export type Filters = {
  readonly stages: readonly RequestStage[]
  readonly bucket: Bucket | undefined
  readonly brandId: number | undefined
  readonly warrantyTypeId: number | undefined
  /** Null: nobody looks after it. */
  readonly assignedTo: number | null | undefined
  readonly readings: Readings | undefined
}
/** From where on, and how many. */
type Place = { readonly after: number | undefined; readonly size: number }
type Queue = {
  /** One more than the page, which tells whether there is another. */
  readonly rows: readonly DeskRowOfStore[]
  /** How many open requests the viewer looks after; of a later page nobody asks. */
  readonly mine: number
}
const noFilters = { stages: [], brandId: undefined, warrantyTypeId: undefined, assignedTo: undefined, readings: undefined } as const

/**
 * Oldest first: what is added meanwhile comes after the last page, so no page repeats or skips a request. What is late comes by its first
 * promise, the longest late first; the step of the last request of a page may be done meanwhile, then its place is in `request_promises`.
 */
export async function queueOf(tx: ReadDb<DB>, filters: Filters, viewer: Viewer, { after, size }: Place): Promise<Queue> {
  if (size === queueRows && isPlain(filters)) return plainQueue(tx, filters.bucket, viewer, after)
  const [rows, [own]] = await Promise.all([
    pageOf(tx, filters, viewer, { after, size }).execute(),
    after === undefined ? ofBucket(tx, 'mine', viewer).execute() : [],
  ])
  return { rows, mine: own?.count ?? 0 }
}

/** What colleagues look at most: no filter, or one of the views, by usual pages. What is filtered by values is planned by them (decision 47). */
const isPlain = ({ stages, brandId, warrantyTypeId, assignedTo, readings }: Filters) =>
  stages.length === 0 && brandId === undefined && warrantyTypeId === undefined && assignedTo === undefined && readings === undefined

async function plainQueue(tx: ReadDb<DB>, bucket: Bucket | undefined, viewer: Viewer, after: number | undefined): Promise<Queue> {
  if (after !== undefined) return { rows: await laterPage(tx, { ...viewer, after }, { bucket }), mine: 0 }
  const { rows, mine } = await firstPage(tx, viewer, { bucket })
  return { rows, mine: mine[0]?.count ?? 0 }
}

type View = { bucket: Bucket | undefined }

const firstPage = statementsAsOne((view: View) => ({
  rows: part(
    (tx: ReadDb<DB>, viewer: Viewer) => pageOf(tx, { ...noFilters, ...view }, viewer, { after: undefined, size: queueRows }),
    deskRowInstants,
  ),
  mine: part((tx: ReadDb<DB>, viewer: Viewer) => ofBucket(tx, 'mine', viewer), {}),
}))

const laterPage = compiledReads((tx: ReadDb<DB>, values: Viewer & { after: number }, view: View) =>
  pageOf(tx, { ...noFilters, ...view }, values, { after: values.after, size: queueRows }),
)

function pageOf(tx: ReadDb<DB>, filters: Filters, viewer: Viewer, { after, size }: Place) {
  const { stages, bucket, brandId, warrantyTypeId, assignedTo, readings } = filters
  let query = deskRows(tx).where('requests.closedAt', 'is', null)
  if (stages.length > 0) query = query.where('requests.status', 'in', [...new Set(stages.flatMap(statusesOf))]).where(isAt(stages))
  if (bucket !== undefined) query = query.where(countsAs(bucket, viewer))
  if (brandId !== undefined) query = query.where('requests.brandId', '=', brandId)
  if (warrantyTypeId !== undefined) query = query.where('requests.warrantyTypeId', '=', warrantyTypeId)
  if (assignedTo !== undefined) query = query.where('requests.assignedAccountId', assignedTo === null ? 'is' : '=', assignedTo)
  if (readings !== undefined) query = query.where(fitsOpen(readings))
  const isLate = bucket === 'late'
  if (after !== undefined)
    query = isLate
      ? query.where(sql<boolean>`(requests.first_due_on, requests.received_at, requests.id) > (${placeAmongLate(after, viewer)})`)
      : query.where(sql<boolean>`(requests.received_at, requests.id) > (select received_at, id from requests as last where id = ${after})`)
  return query
    .$if(isLate, (late) => late.orderBy('requests.firstDueOn'))
    .orderBy('requests.receivedAt')
    .orderBy('requests.id')
    .limit(size + 1)
}

const invoicedStages = [null, 'anew', 'none'] as const

/** Of a status that says where its requests are nothing more is asked. */
function isAt(stages: readonly RequestStage[]): RawBuilder<boolean> {
  const wanted = invoicedStages.filter((one) => stages.includes(stageOf({ status: 'INVOICE_DONE', afterCancelling: one })))
  if (wanted.length === 0 || wanted.length === invoicedStages.length) return sql<boolean>`true`
  return sql<boolean>`(requests.status <> 'INVOICE_DONE' or coalesce(${afterCancelling}, 'stands') in (${sql.join(wanted.map((one) => sql.lit(one ?? 'stands')))}))`
}

const placeAmongLate = (id: number, { today }: Viewer) => sql`
  select coalesce(case when first_due_on < ${today}::date then first_due_on end, (select max(day) from request_promises
    where request_id = last.id and first_id is null and day < ${today}::date), '-infinity'), received_at, id from requests as last where id = ${id}`

const openOnes = (tx: ReadDb<DB>) => tx.selectFrom('requests').where('closedAt', 'is', null)

const ofBucket = (tx: ReadDb<DB>, bucket: Bucket, viewer: Viewer) =>
  openOnes(tx)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(countsAs(bucket, viewer))

/** What everybody is counted alike. */
const shared = buckets.filter((bucket) => bucket !== 'mine')

const counts = compiledRow((tx: ReadDb<DB>, viewer: Viewer) => {
  const byStatus = openOnes(tx)
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .groupBy('status')
  // Found among those of the one status, by an index; so is the rest as before.
  const uninvoiced = openOnes(tx)
    .where(isUninvoiced)
    .select((eb) => [afterCancelling.as('afterCancelling'), eb.fn.countAll<number>().as('count')])
    .groupBy('afterCancelling')
  return tx.selectNoFrom([
    sql<
      Partial<Record<AfterCancelling, number>>
    >`(select coalesce(json_object_agg(after_cancelling, count), '{}') from (${uninvoiced}) as counted)`.as('uninvoiced'),
    sql<Partial<Record<RequestStatus, number>>>`(select coalesce(json_object_agg(status, count), '{}') from (${byStatus}) as counted)`.as('statuses'),
    jsonBuildObject(recordOf(shared, (bucket) => sql<number>`(${ofBucket(tx, bucket, viewer)})`)).as('buckets'),
  ])
})

/** Each number is counted on an index of its own, all in one statement (decision 52); the more requests are open, the longer it takes. */
const countsOfAll = sparedFigures(async (tx: ReadDb<DB>, today: Day, silentUntil: Day) => {
  const counted = await counts(tx, { today, silentUntil, employeeId: 0 })
  if (!counted) throw new Error('A select without a table answered nothing')
  const { anew = 0, none = 0 } = counted.uninvoiced
  const byStatus = { ...counted.statuses, invoiceAnew: anew }
  const statuses = recordOf(requestStages, (stage) => byStatus[stage] ?? 0)
  statuses.INVOICE_DONE -= anew + none
  statuses.PRODUCT_LEFT_THE_SERVICE += none
  return { open: Object.values(statuses).reduce((sum, count) => sum + count, 0), statuses, buckets: counted.buckets }
})

/** How many open requests there are of each kind that everybody counts alike, some moments ago where many are open (decision 113). */
export async function countQueue(ctx: ReferenceContext, { today, silentUntil }: Viewer) {
  const { figures, isBehind } = await countsOfAll(ctx, today, silentUntil)
  return { ...figures, behind: isBehind }
}

const recordOf = <Key extends string, T>(keys: readonly Key[], of: (key: Key) => T) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<Key, T>
