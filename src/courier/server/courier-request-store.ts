import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { CustomerType } from '#accounts/who.ts'
import { addressTypes } from '#addresses/address-type.ts'
import type { ParcelProvider } from '#addresses/parcel-point.ts'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import type { LifecycleAction } from '#requests/lifecycle.ts'
import type { PickupWindow } from '#requests/pickup-window.ts'
import { beginPromise } from '#requests/server/promise/promise-store.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'
import type { Leg } from '../shipment.ts'

/** What decides about the couriers of a request. */
export type CourierRequest = {
  id: number
  status: RequestStatus
  outcome: Outcome | null
  closedAt: Temporal.Instant | null
  version: number
  language: Language
  pickupDay: Day | null
  pickupWindow: PickupWindow | null
  pickupZone: string | null
  collectedAt: Temporal.Instant | null
  holdReason: string | null
  customerType: CustomerType
  companyName: string | null
  requestSourceId: number
  /** It goes back to the counter of a store, and since when it waits there (decision 92). */
  returnsToCounter: boolean
  atCounterAt: Temporal.Instant | null
}

const carried = (tx: ReadDb<DB>, id: number) =>
  tx
    .selectFrom('requests')
    .select(['id', 'status', 'outcome', 'closedAt', 'version', 'language', 'pickupDay', 'pickupWindow', 'pickupZone', 'collectedAt', 'holdReason'])
    .select(['customerType', 'companyName', 'requestSourceId', 'returnsToCounter', 'atCounterAt'])
    .where('id', '=', id)
    .$narrowType<{
      status: RequestStatus
      outcome: Outcome | null
      language: Language
      pickupWindow: PickupWindow | null
      customerType: CustomerType
    }>()

/** As it stands, for showing and telling. */
export const findCourierRequest = (tx: ReadDb<DB>, id: number): Promise<CourierRequest> => carried(tx, id).executeTakeFirstOrThrow()

/** Locks the request until the transaction ends; it is always locked before its shipments are touched. */
export const lockRequest = (tx: ReadDb<DB>, id: number): Promise<CourierRequest | undefined> => carried(tx, id).forUpdate().executeTakeFirst()

/** How many times a step was taken; the n-th failure has the n-th email. */
export async function countSteps(tx: ReadDb<DB>, requestId: number, step: LifecycleAction): Promise<number> {
  const { count } = await tx
    .selectFrom('requestHistory')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('requestId', '=', requestId)
    .where('step', '=', step)
    .executeTakeFirstOrThrow()
  return count
}

/** Who the courier meets at the customer's end, and where. */
export const customerEnd = (tx: ReadDb<DB>, requestId: number, leg: Leg) =>
  tx
    .selectFrom('requests')
    .innerJoin('requestAddresses as address', 'address.requestId', 'requests.id')
    .select(['requests.language', 'requests.email', 'requests.phone', 'requests.pickupNote'])
    .select(['address.contactName', 'address.contactPhone', 'address.countryCode', 'address.postalCode', 'address.city'])
    .select(['address.publicPlaceName', 'address.publicPlaceType', 'address.streetNumber', 'address.other'])
    .select(['address.lockerProvider', 'address.lockerCode'])
    .where('requests.id', '=', requestId)
    .where('address.addressTypeId', '=', addressTypes[leg])
    .$narrowType<{ language: Language; lockerProvider: ParcelProvider | null }>()
    .executeTakeFirstOrThrow()

/** Null: the device is with its owner again. */
export const setCollected = (tx: Kysely<DB>, id: number, at: Temporal.Instant | null) =>
  tx.updateTable('requests').set({ collectedAt: at, promisedBy: null }).where('id', '=', id).execute()

type Pickup = { day: Day; window: PickupWindow; zone: string | null }

/** The next attempt of the courier; `zone` null: it takes nobody's place in the courier's day. */
export async function setPickup(tx: Kysely<DB>, id: number, { day, window, zone }: Pickup, at: Temporal.Instant): Promise<void> {
  await tx
    .updateTable('requests')
    .set({ pickupDay: day, pickupWindow: window, pickupZone: zone, promisedBy: null, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await beginPromise(tx, { requestId: id, step: 'courierComes', day, at })
}

/** It is at the counter of its store: its customer fetches it there. */
export const setAtCounter = (tx: Kysely<DB>, id: number, at: Temporal.Instant) =>
  tx.updateTable('requests').set({ atCounterAt: at, promisedBy: null, version: sql`version + 1` }).where('id', '=', id).execute()

/** GAPS D8: the customer chooses a pickup again. */
export const clearPickup = (tx: Kysely<DB>, id: number) =>
  tx.updateTable('requests').set({ pickupDay: null, pickupWindow: null, pickupZone: null, promisedBy: null }).where('id', '=', id).execute()

/** The request waits for the customer; one that waits for something else goes on waiting for that. */
export const waitForCustomer = (tx: Kysely<DB>, id: number, now: Temporal.Instant) =>
  tx
    .updateTable('requests')
    .set({ holdReason: 'ugyfel', holdSince: now, version: sql`version + 1` })
    .where('id', '=', id)
    .where('closedAt', 'is', null)
    .where('holdReason', 'is', null)
    .execute()

export const customerCame = (tx: Kysely<DB>, id: number) =>
  tx
    .updateTable('requests')
    .set({ holdReason: null, holdSince: null, version: sql`version + 1` })
    .where('id', '=', id)
    .where('holdReason', '=', 'ugyfel')
    .execute()

const factsOfLegs: Readonly<Record<Leg, readonly string[]>> = {
  in: ['name', 'email', 'phone', 'deliveryIn'],
  out: ['name', 'email', 'phone', 'deliveryOut'],
}

/** When something was corrected (src/corrections), and which legs a courier was told otherwise. */
export async function correctionAbout(tx: ReadDb<DB>, correctionId: number): Promise<{ at: Temporal.Instant; legs: Leg[] } | undefined> {
  const row = await tx
    .selectFrom('requestCorrections')
    .select(['at', 'changes'])
    .where('id', '=', correctionId)
    .$narrowType<{ changes: { fact: string }[] }>()
    .executeTakeFirst()
  const isChanged = (leg: Leg) => row?.changes.some(({ fact }) => factsOfLegs[leg].includes(fact)) ?? false
  return row && { at: row.at, legs: (['in', 'out'] as const).filter(isChanged) }
}
