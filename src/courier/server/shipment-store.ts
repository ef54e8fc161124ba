import { type InferResult, type Kysely, type Selectable, sql } from 'kysely'
import type { ParcelProvider } from '#addresses/parcel-point.ts'
import { compiledRead } from '#base/server/db/compiled-statement.ts'
import { part } from '#base/server/db/one-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { budapestDay, type Day } from '#calendar/calendar.ts'
import type { DB, Shipments } from '#db/schema.ts'
import type { PickupWindow } from '#requests/pickup-window.ts'
import { type Carrier, clientReference, type Leg, type ShipmentState, type ShipmentStatus, type Withdrawal } from '../shipment.ts'

type Narrowed = {
  leg: Leg
  status: ShipmentStatus
  provider: Carrier
  pickupWindow: PickupWindow
  lockerProvider: ParcelProvider | null
  withdrawal: Withdrawal | null
}
export type Shipment = Omit<Selectable<Shipments>, keyof Narrowed> & Narrowed

const shipments = (tx: ReadDb<DB>) => tx.selectFrom('shipments').selectAll().$narrowType<Narrowed>()

export const findShipment = (tx: ReadDb<DB>, id: number): Promise<Shipment> => shipments(tx).where('id', '=', id).executeTakeFirstOrThrow()

const everyOrder = compiledRead((tx: ReadDb<DB>, { requestId }: { requestId: number }) =>
  shipments(tx).where('requestId', '=', requestId).orderBy('id', 'desc'),
)

/** Every order of a courier for a request, the newest first. */
export const shipmentsOf = (tx: ReadDb<DB>, requestId: number): Promise<Shipment[]> => everyOrder(tx, { requestId })

/** As far as they tell where a device is. */
const whereabouts = (tx: ReadDb<DB>, { requestId }: { requestId: number }) =>
  tx
    .selectFrom('shipments')
    .select(['leg', 'status', 'attempt', 'orderedAt', 'endedAt', 'day', 'newsOn'])
    .where('requestId', '=', requestId)
    .orderBy('id', 'desc')
    .$narrowType<Pick<Narrowed, 'leg' | 'status'>>()
export const whereaboutsPart = part(whereabouts, { orderedAt: true, endedAt: true })
export type Whereabouts = InferResult<ReturnType<typeof whereabouts>>[number]

/** The one that is under way; there is at most one of each leg. */
export const openShipment = (tx: ReadDb<DB>, requestId: number, leg: Leg): Promise<Shipment | undefined> =>
  shipments(tx).where('requestId', '=', requestId).where('leg', '=', leg).where('endedAt', 'is', null).executeTakeFirst()

export const stateOfShipment = ({ leg, status, collectedAt, endedAt }: Shipment): ShipmentState => ({
  leg,
  status,
  collected: collectedAt !== null,
  ended: endedAt !== null,
})

export type NewShipment = {
  requestId: number
  leg: Leg
  attempt: number
  provider: Carrier
  day: Day
  window: PickupWindow
  locker?: { provider: ParcelProvider; code: string } | null
  cashOnDelivery?: number
  now: Temporal.Instant
}

/** Writes down what a courier shall be asked for; the request is locked by the caller. @returns its id */
export async function insertShipment(tx: Kysely<DB>, { requestId, leg, window, locker = null, now, ...row }: NewShipment): Promise<number> {
  const { serial } = await tx
    .selectFrom('shipments')
    .select((eb) => eb.fn.coalesce(eb.fn.max('serial'), sql.lit(0)).as('serial'))
    .where('requestId', '=', requestId)
    .where('leg', '=', leg)
    .executeTakeFirstOrThrow()
  const { id } = await tx
    .insertInto('shipments')
    .values({
      ...row,
      requestId,
      leg,
      serial: serial + 1,
      clientReference: clientReference(requestId, leg, serial + 1),
      pickupWindow: window,
      lockerProvider: locker?.provider ?? null,
      lockerCode: locker?.code ?? null,
      createdAt: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/**
 * A courier is asked by one at a time, and about one order at most four times in five minutes: one of them refuses the fifth.
 * So whoever gets no answer leaves the shipment held.
 */
const secondsToAsk = 80

/** @returns the shipment as it stands now, or undefined when there is nothing to ask or somebody else is asking */
export const holdShipment = (tx: Kysely<DB>, id: number, now: Temporal.Instant): Promise<Shipment | undefined> =>
  tx
    .updateTable('shipments')
    .set((eb) => ({ asks: eb('asks', '+', 1), askedAt: sql`coalesce(asked_at, ${now})`, askedUntil: now.add({ seconds: secondsToAsk }) }))
    .where('id', '=', id)
    .where('orderedAt', 'is', null)
    .where('endedAt', 'is', null)
    .where((eb) => eb.or([eb('askedUntil', 'is', null), eb('askedUntil', '<=', now)]))
    .returningAll()
    .$narrowType<Narrowed>()
    .executeTakeFirst()

/** The courier said no, and nothing was ordered: it may be asked again at once. */
export const noteRefusal = (tx: Kysely<DB>, id: number, reason: string) =>
  tx.updateTable('shipments').set({ refusedBecause: reason, askedUntil: null, askedAt: null, asks: 0 }).where('id', '=', id).execute()

type Numbers = { carrierId: string; trackingNumber: string; now: Temporal.Instant }

/** The courier's numbers, once. One that was ended meanwhile stays ended: it is to be withdrawn. @returns undefined when it had numbers already */
export const notePlaced = (
  tx: Kysely<DB>,
  id: number,
  { carrierId, trackingNumber, now }: Numbers,
): Promise<{ endedAt: Temporal.Instant | null } | undefined> =>
  tx
    .updateTable('shipments')
    // The day of its first event, which the trigger of events would otherwise write into the same row a moment later (decision 164).
    .set({ carrierId, trackingNumber, orderedAt: now, newsOn: budapestDay(now), askedUntil: null, refusedBecause: null })
    .set({ status: sql`case when ended_at is null then 'PICKUP_ORDERED' else status end` })
    .where('id', '=', id)
    .where('orderedAt', 'is', null)
    .returning('endedAt')
    .executeTakeFirst()

/** How it stands after an event. */
export const moveShipment = (tx: Kysely<DB>, id: number, { status, collected, ended }: ShipmentState, at: Temporal.Instant) =>
  tx
    .updateTable('shipments')
    .set({ status })
    .$if(collected, (query) => query.set({ collectedAt: sql`coalesce(collected_at, ${at})` }))
    .$if(ended, (query) => query.set({ endedAt: at }))
    .where('id', '=', id)
    .execute()

export const setAttempt = (tx: Kysely<DB>, id: number, attempt: number) => tx.updateTable('shipments').set({ attempt }).where('id', '=', id).execute()

export const setCashOnDelivery = (tx: Kysely<DB>, id: number, cashOnDelivery: number) =>
  tx.updateTable('shipments').set({ cashOnDelivery }).where('id', '=', id).where('askedAt', 'is', null).execute()

/** We no longer want it. A courier who was asked must be told. */
export const withdrawShipment = (tx: Kysely<DB>, id: number, now: Temporal.Instant) =>
  tx
    .updateTable('shipments')
    .set({ status: 'CANCELLED', endedAt: now, withdrawal: sql`case when asked_at is null then null else 'wanted' end` })
    .where('id', '=', id)
    .where('endedAt', 'is', null)
    .execute()

/** An employee says that the courier did not bring it; the courier is told that the order is over. */
export const wantWithdrawal = (tx: Kysely<DB>, id: number) =>
  tx.updateTable('shipments').set({ withdrawal: 'wanted' }).where('id', '=', id).where('orderedAt', 'is not', null).execute()

export const noteWithdrawal = (tx: Kysely<DB>, id: number, withdrawal: 'done' | 'late') =>
  tx.updateTable('shipments').set({ withdrawal, askedUntil: null }).where('id', '=', id).where('withdrawal', '=', 'wanted').execute()

/** Of a request that was cancelled after its pickup had been ordered: what came of calling the courier off. Null: no courier had an order any more. */
export const pickupWithdrawal = sql<Withdrawal | null>`(case when requests.outcome = 'CANCELLED' and requests.closed_at is not null
  then (select case when ended_at is null then 'wanted' else withdrawal end from shipments
    where request_id = requests.id and leg = 'in' order by id desc limit 1) end)`

/** @param requestId only of this request */
export const shipmentsToWithdraw = (tx: ReadDb<DB>, max: number, requestId?: number): Promise<Shipment[]> =>
  shipments(tx)
    .where('withdrawal', '=', 'wanted')
    .$if(requestId !== undefined, (query) => query.where('requestId', '=', Number(requestId)))
    .orderBy('id')
    .limit(max)
    .execute()

/** Those under way that were not looked at since, the longest waiting first. */
export const shipmentsToTrack = (tx: ReadDb<DB>, carrier: Carrier, since: Temporal.Instant, max: number): Promise<Shipment[]> =>
  shipments(tx)
    .where('provider', '=', carrier)
    .where('endedAt', 'is', null)
    .where('orderedAt', 'is not', null)
    .where((eb) => eb.or([eb('trackedAt', 'is', null), eb('trackedAt', '<=', since)]))
    .orderBy('trackedAt', (order) => order.asc().nullsFirst())
    .orderBy('id')
    .limit(max)
    .execute()

export const noteTracked = (tx: Kysely<DB>, id: number, now: Temporal.Instant) =>
  tx.updateTable('shipments').set({ trackedAt: now }).where('id', '=', id).execute()
