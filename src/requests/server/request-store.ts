import { isIP } from 'node:net'
import { type InferResult, type Insertable, type Kysely, type OnConflictBuilder, type RawBuilder, sql } from 'kysely'
import { addressTypes } from '#addresses/address-type.ts'
import type { Language } from '#base/languages.ts'
import { compiledForRows, compiledRow } from '#base/server/db/compiled-statement.ts'
import { part } from '#base/server/db/one-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB, RequestAddresses, RequestConsents, Requests } from '#db/schema.ts'
import type { IdentifierKind } from '../identifier.ts'
import type { LifecycleAction } from '../lifecycle.ts'
import type { OrderSource } from '../order-source.ts'
import type { PickupWindow } from '../pickup-window.ts'
import type { Outcome, RequestStatus } from '../status.ts'
import { beginPromise, endPromise } from './promise/promise-store.ts'

/**
 * Those of these numbers that a device with an open request has, as its identifier or as its second IMEI. A list and no array: of a few devices it is prepared
 * and planned once.
 */
export async function openNumbers(tx: ReadDb<DB>, numbers: readonly string[]): Promise<ReadonlySet<string>> {
  if (numbers.length === 0) return new Set()
  const rows = await openAmong(
    tx,
    numbers.map((number) => ({ number })),
  )
  return new Set(rows.map(({ number }) => number))
}

const openAmong = compiledForRows((tx: ReadDb<DB>, rows: readonly { readonly number: string }[]) => {
  const numbers = rows.map(({ number }) => number)
  return tx
    .selectFrom('requests')
    .select('identifier as number')
    .where('identifier', 'in', numbers)
    .where('closedAt', 'is', null)
    .where('identifierGenerated', '=', sql.lit(false))
    .unionAll((others) =>
      others
        .selectFrom('requests')
        .select((eb) => eb.ref('imei2').$notNull().as('number'))
        .where('imei2', 'in', numbers)
        .where('closedAt', 'is', null),
    )
})

/** The number of the open request of a device. */
export async function findOpenRequest(tx: ReadDb<DB>, identifier: string): Promise<number | undefined> {
  const row = await tx
    .selectFrom('requests')
    .select('id')
    .where('identifier', '=', identifier)
    .where('closedAt', 'is', null)
    .where('identifierGenerated', '=', false)
    .executeTakeFirst()
  return row?.id
}

/** The oldest open request but this one that knows a device by one of these, as its identifier or as its second IMEI. */
export async function findOtherOpenRequest(tx: ReadDb<DB>, identifiers: readonly string[], requestId: number): Promise<number | undefined> {
  const row = await tx
    .selectFrom('requests')
    .select('id')
    .where(sql<boolean>`(identifier = any(${[...identifiers]}) and not identifier_generated or imei2 = any(${[...identifiers]}))`)
    .where('closedAt', 'is', null)
    .where('id', '<>', requestId)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.id
}

export type NewRequest = Omit<Insertable<Requests>, 'orderId' | 'receivedAt' | 'status'> & {
  readonly receivedAt: Temporal.Instant
  readonly status: RequestStatus
}
export type NewAddress = Insertable<RequestAddresses>

/** What an order says of itself (DESIGN 8.19). */
export type NewOrder = { readonly placedAt: Temporal.Instant; readonly source: OrderSource; readonly reference: string | null }

/** So many rows go into one statement: an order of 500 is written in ten, and nobody waits for one of them. */
const rowsAtOnce = 50

/**
 * Writes an order with its requests, the first ones in one statement with it. Another open request of the same device makes this one wait for its
 * end; if it stays, the answer names the device. The unique index decides, so two at the same moment cannot both be right.
 * The order is written all the same: whoever is answered `duplicateOf` gives up the transaction.
 * @returns the requests' ids in the order of `requests`
 */
export async function insertOrder(
  tx: Kysely<DB>,
  order: NewOrder,
  requests: readonly NewRequest[],
): Promise<{ readonly orderId: number; readonly requestIds: readonly number[] } | { readonly duplicateOf: number }> {
  const requestIds: number[] = []
  let orderId: number | undefined
  for (let from = 0; from < requests.length; from += rowsAtOnce) {
    const rows = requests.slice(from, from + rowsAtOnce)
    const written = await (orderId === undefined ? insertFirst(tx, rows, order) : insertMore(tx, rows, { orderId }))
    if (written.length < rows.length) {
      const known = new Set(written.map(({ identifier }) => identifier))
      return { duplicateOf: from + rows.findIndex(({ identifier }) => !known.has(identifier)) }
    }
    orderId = written[0]?.orderId
    requestIds.push(...inOrderOf(rows, written))
  }
  if (orderId === undefined) throw new Error('An order has at least one request')
  return { orderId, requestIds }
}

/** The requests of an order, by their numbers. */
export async function requestIdsOfOrder(tx: ReadDb<DB>, orderId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('requests')
    .select('id')
    .where('orderId', '=', orderId)
    .where('pickupGroup', 'is not', null)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

type Written = { id: number; orderId: number; identifier: string }

/** With what the first line of its history will say of it (decision 70), so that the row is not written again in the same transaction. */
const asItBegins = (row: NewRequest) => ({ ...row, historyStatus: row.status, historySince: row.receivedAt })

/** In literals, so that the statement can be prepared (`infersPartialIndex` of named-statements.ts). */
const sameDevice = (on: OnConflictBuilder<DB, 'requests'>) =>
  on.column('identifier').where('closedAt', 'is', null).where('identifierGenerated', '=', sql.lit(false)).doNothing()

const insertFirst = compiledForRows((tx: Kysely<DB>, rows: readonly NewRequest[], { placedAt, source, reference }: NewOrder) =>
  tx
    .with('placed', (db) =>
      db
        .insertInto('orders')
        .values({ id: sql<number>`order_id(${placedAt}, nextval('order_numbers'))`, placedAt, source, reference })
        .returning('id'),
    )
    .insertInto('requests')
    .values((eb) => rows.map((row) => ({ ...asItBegins(row), orderId: eb.selectFrom('placed').select('id') })))
    .onConflict(sameDevice)
    .returning(['id', 'orderId', 'identifier']),
)

const insertMore = compiledForRows((tx: Kysely<DB>, rows: readonly NewRequest[], { orderId }: { orderId: number }) =>
  tx
    .insertInto('requests')
    .values(rows.map((row) => ({ ...asItBegins(row), orderId })))
    .onConflict(sameDevice)
    .returning(['id', 'orderId', 'identifier']),
)

/** Devices with a number of ours (`identifierGenerated`) may have the same one; each row is taken once. */
function inOrderOf(rows: readonly NewRequest[], written: readonly Written[]): number[] {
  const left = [...written]
  return rows.map((row) => {
    const [found] = left.splice(
      left.findIndex(({ identifier }) => identifier === row.identifier),
      1,
    )
    if (!found) throw new Error('A request that was written has no number')
    return found.id
  })
}

const addressRows = compiledForRows((tx: Kysely<DB>, rows: readonly NewAddress[]) => tx.insertInto('requestAddresses').values(rows))

export async function insertAddresses(tx: Kysely<DB>, addresses: readonly NewAddress[]): Promise<void> {
  for (let from = 0; from < addresses.length; from += 3 * rowsAtOnce) await addressRows(tx, addresses.slice(from, from + 3 * rowsAtOnce))
}

/**
 * `ip`: of the customer who ticked; `readBy`: the employee who read the texts out on the telephone, `counterBy`: whoever showed them at the counter of a
 * store, whose addresses say nothing of the customer.
 */
type Giver = { readonly ip: string } | { readonly readBy: number } | { readonly counterBy: number }
type Given = { readonly now: Temporal.Instant } & Giver
type NewConsents = { readonly requestId: number; readonly textVersionIds: readonly number[] }

function channelOf(given: Giver) {
  if ('readBy' in given) return { channel: 'telephone', readByAccountId: given.readBy }
  if ('counterBy' in given) return { channel: 'counter', readByAccountId: given.counterBy }
  return { channel: 'web', ip: isIP(given.ip) === 0 ? null : given.ip }
}

export async function insertConsents(tx: Kysely<DB>, consents: readonly NewConsents[], { now, ...given }: Given): Promise<void> {
  const how = channelOf(given)
  const rows = consents.flatMap(({ requestId, textVersionIds }) =>
    textVersionIds.map((textVersionId) => ({ requestId, textVersionId, givenAt: now, ...how })),
  )
  for (let from = 0; from < rows.length; from += 4 * rowsAtOnce) await consentRows(tx, rows.slice(from, from + 4 * rowsAtOnce))
}

const consentRows = compiledForRows((tx: Kysely<DB>, rows: readonly Insertable<RequestConsents>[]) => tx.insertInto('requestConsents').values(rows))

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

/** What decides about a pickup and its changes. */
export type PickupRow = {
  id: number
  accountId: number | null
  status: RequestStatus
  outcome: Outcome | null
  closedAt: Temporal.Instant | null
  version: number
  language: Language
  pickupDay: string | null
  pickupWindow: PickupWindow | null
  pickupZone: string | null
  collectedAt: Temporal.Instant | null
  postalCode: string
  orderId: number
  pickupGroup: number | null
  requestSourceId: number
}

/** @param lock true: nobody else changes the request until this transaction ends */
export const findPickup = (tx: ReadDb<DB>, id: number, { lock = false } = {}): Promise<PickupRow | undefined> =>
  tx
    .selectFrom('requests')
    .innerJoin('requestAddresses', (join) => join.onRef('requestAddresses.requestId', '=', 'requests.id').on('addressTypeId', '=', addressTypes.in))
    .select(['id', 'accountId', 'status', 'outcome', 'closedAt', 'version', 'language'])
    .select(['pickupDay', 'pickupWindow', 'pickupZone', 'collectedAt', 'postalCode', 'orderId', 'pickupGroup', 'requestSourceId'])
    .where('id', '=', id)
    .$if(lock, (query) => query.forUpdate('requests'))
    .$narrowType<{ status: RequestStatus; outcome: Outcome | null; language: Language; pickupWindow: PickupWindow | null }>()
    .executeTakeFirst()

/** @returns the new version */
export async function movePickup(
  tx: Kysely<DB>,
  id: number,
  to: { day: string; window: PickupWindow; zone: string },
  at: Temporal.Instant,
): Promise<number> {
  await beginPromise(tx, { requestId: id, step: 'courierComes', day: to.day, at })
  const { version } = await tx
    .updateTable('requests')
    .set({ pickupDay: to.day, pickupWindow: to.window, pickupZone: to.zone, promisedBy: null, version: sql`version + 1` })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

/** What is over waits for nothing. */
export async function closeAsCancelled(tx: Kysely<DB>, id: number, now: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('requests')
    .set({ outcome: 'CANCELLED', closedAt: now, holdReason: null, holdSince: null, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await endPromise(tx, id, now, 'void')
}

/** The earlier repair that a repeat claim leans on. */
export type EarlierRequest = {
  id: number
  gsmWorksheetId: string | null
  brandId: number
  productGroupId: number
  productTypeId: number | null
  productTypeName: string | null
  productTypeOther: string | null
  deviceColourId: number | null
  identifier: string
  identifierKind: IdentifierKind
  identifierGenerated: boolean
  /** Of the device that was given in its place. */
  identifierOut: string | null
  firstName: string
  lastName: string
  email: string
  phone: string
  postalCode: string
  city: string
  publicPlaceName: string
  publicPlaceType: string
  streetNumber: string
}

export const findEarlierRequest = (tx: ReadDb<DB>, id: number): Promise<EarlierRequest | undefined> =>
  tx
    .selectFrom('requests')
    .innerJoin('requestAddresses', (join) => join.onRef('requestAddresses.requestId', '=', 'requests.id').on('addressTypeId', '=', addressTypes.in))
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .leftJoin('worksheets', 'worksheets.requestId', 'requests.id')
    .select(['requests.id', 'gsmWorksheetId', 'requests.brandId', 'requests.productGroupId', 'requests.productTypeId'])
    .select(['productTypes.tradeName as productTypeName', 'productTypeOther', 'colourId as deviceColourId'])
    .select(['identifier', 'identifierKind', 'identifierGenerated'])
    .select(sql<string | null>`case when requests.outcome = 'REPLACED' then nullif(device_identifier_out, '') end`.as('identifierOut'))
    .select(['firstName', 'lastName', 'email', 'phone', 'postalCode', 'city', 'publicPlaceName', 'publicPlaceType', 'streetNumber'])
    .where('requests.id', '=', id)
    .$narrowType<{ identifierKind: IdentifierKind }>()
    .executeTakeFirst()

/**
 * When the device of the first repair in a chain of repeat claims was handed back; the repeats do not restart the clock
 * (DESIGN 8.13). Null: not repaired, or not handed back yet.
 */
export const firstHandedBack = async (tx: ReadDb<DB>, id: number): Promise<Temporal.Instant | null> =>
  (await readFirst(tx, { requestId: id }))?.at ?? null

const handedBackFirst = (id: RawBuilder<unknown>) => sql<Temporal.Instant | null>`(
    with recursive chain as (
      select id, prev_crm_request_id, 1 as depth from requests where id = ${id}
      union all
      select earlier.id, earlier.prev_crm_request_id, depth + 1 from chain join requests as earlier on earlier.id = chain.prev_crm_request_id where depth < 100
    )
    select case when status = 'SERVICE_DONE' and outcome in ('REPAIRED', 'REPLACED') then closed_at end
    from chain join requests using (id) order by depth desc limit 1)`
const firstOfChain = (tx: ReadDb<DB>, { requestId }: { requestId: number }) => tx.selectNoFrom(handedBackFirst(sql`${requestId}::bigint`).as('at'))
const readFirst = compiledRow(firstOfChain)
export const firstHandedBackPart = part(firstOfChain, { at: true })

/** What a repeat claim about a closed request depends on; of an open one there is no row. */
const repeatable = (tx: ReadDb<DB>, { requestId }: { requestId: number }) =>
  tx
    .selectFrom('requests as closed')
    .select('warrantyLinkGeneration as generation')
    .select(handedBackFirst(sql`closed.id`).as('handedBackAt'))
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('requests')
          .select('requests.id')
          .whereRef('requests.identifier', '=', 'closed.identifier')
          .where('requests.closedAt', 'is', null)
          .where('requests.identifierGenerated', '=', false),
      ).as('isHereAgain'),
    )
    .where('closed.id', '=', requestId)
    .where('closed.closedAt', 'is not', null)
export const repeatablePart = part(repeatable, { handedBackAt: true })
export type Repeatable = InferResult<ReturnType<typeof repeatable>>[number]

/** Whether an e-mail address has an account. */
export async function hasAccount(tx: ReadDb<DB>, email: string): Promise<boolean> {
  return (
    (await tx.selectFrom('accounts').select('id').where('email', '=', email).where('loginAccountId', 'is', null).executeTakeFirst()) !== undefined
  )
}

/** Part of every link to a repeat claim about this request. */
export const warrantyLinkGeneration = async (tx: ReadDb<DB>, id: number): Promise<number | undefined> =>
  (await tx.selectFrom('requests').select('warrantyLinkGeneration').where('id', '=', id).executeTakeFirst())?.warrantyLinkGeneration
