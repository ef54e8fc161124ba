import { isIP } from 'node:net'
import { type Insertable, type Kysely, type OnConflictBuilder, sql } from 'kysely'
import { compiledForRows } from '#base/server/db/compiled-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB, RequestAddresses, RequestConsents, Requests } from '#db/schema.ts'
import type { OrderSource } from '../order-source.ts'
import type { RequestStatus } from '../status.ts'

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
