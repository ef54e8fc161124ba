import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import type { Day } from '#calendar/calendar.ts'
import type { ReferenceContext } from '#context.ts'
import type { DB } from '#db/schema.ts'
import type { PickupWindow } from '../../pickup-window.ts'
import type { PickupCapacity, PickupsTaken } from '../../pickup-windows.ts'

/** Everything that decides which pickups a postal code is offered. */
export type ZoneOffer = { zone: string; capacity: PickupCapacity; taken: PickupsTaken }

const capacities = referenceData(['pickupCapacity'], (db: ReadDb<DB>) => db.selectFrom('pickupCapacity').selectAll().execute())

/** The zone of a postal code is its first digit where that zone has rows of its own, else `*` (migration 0006). */
export async function zoneOffer(ctx: ReferenceContext, postalCode: string | undefined, from: Day): Promise<ZoneOffer> {
  const digit = postalCode?.slice(0, 1) ?? '*'
  const rows = await capacities(ctx)
  const zone = rows.some((row) => row.zone === digit) ? digit : '*'
  const slots = await ctx.tx
    .selectFrom('pickupSlots')
    .select(['day', 'pickupWindow', 'taken'])
    .where('zone', '=', zone)
    .where('day', '>=', from)
    .execute()
  return {
    zone,
    capacity: Object.fromEntries(rows.filter((row) => row.zone === zone).map(({ pickupWindow, capacity }) => [pickupWindow, capacity])),
    taken: new Map(slots.map(({ day, pickupWindow, taken }) => [`${day} ${pickupWindow as PickupWindow}` as const, taken])),
  }
}

export type Slot = { day: Day; zone: string; window: PickupWindow }

/**
 * Takes one pickup of the window, in one guarded statement: of two who want the last one, one gets it.
 * @returns false when the window is full or not offered in the zone
 */
export async function takeSlot(tx: ReadDb<DB>, { day, zone, window }: Slot): Promise<boolean> {
  const { rows } = await sql`insert into pickup_slots (day, zone, pickup_window, taken)
    select ${day}::date, zone, pickup_window, 1 from pickup_capacity where zone = ${zone} and pickup_window = ${window} and capacity > 0
    on conflict (day, zone, pickup_window) do update set taken = pickup_slots.taken + 1
      where pickup_slots.taken < (select capacity from pickup_capacity where zone = ${zone} and pickup_window = ${window})
    returning taken`.execute(tx)
  return rows.length === 1
}

/** Whose place in the courier's day it is: the request, and what it was ordered with. */
export type SlotHolder = { readonly id: number; readonly orderId: number; readonly pickupGroup: number | null }

/**
 * Whether the courier comes for another device of the same pickup anyway (GAPS D13): then its place is neither taken nor given back for this one.
 * Two of one order who ask at the same moment ask one after the other.
 */
async function isShared(tx: Kysely<DB>, { id, orderId, pickupGroup }: SlotHolder, { day, zone, window }: Slot): Promise<boolean> {
  if (pickupGroup === null) return false
  await sql`select pg_advisory_xact_lock(hashtextextended('orderPickup', ${orderId}))`.execute(tx)
  const other = await tx
    .selectFrom('requests')
    .select('id')
    .where('orderId', '=', orderId)
    .where('pickupGroup', '=', pickupGroup)
    .where('id', '<>', id)
    .where('closedAt', 'is', null)
    .where('collectedAt', 'is', null)
    .where('pickupDay', '=', day)
    .where('pickupZone', '=', zone)
    .where('pickupWindow', '=', window)
    .limit(1)
    .executeTakeFirst()
  return other !== undefined
}

/** Gives a pickup back, unless it is another device's too. */
export async function freeSlot(tx: Kysely<DB>, holder: SlotHolder, slot: Slot): Promise<void> {
  if (await isShared(tx, holder, slot)) return
  await tx
    .updateTable('pickupSlots')
    .set((eb) => ({ taken: eb('taken', '-', 1) }))
    .where('day', '=', slot.day)
    .where('zone', '=', slot.zone)
    .where('pickupWindow', '=', slot.window)
    .where('taken', '>', 0)
    .execute()
}

/**
 * Gives one pickup back and takes another. The rows are locked in one order, so two customers who change places do not block
 * each other. @returns false when the wanted window is full
 */
export async function moveSlot(tx: Kysely<DB>, holder: SlotHolder, from: Slot | null, to: Slot): Promise<boolean> {
  const keyOf = ({ day, zone, window }: Slot) => `${day} ${zone} ${window}`
  const freeFirst = from !== null && keyOf(from) < keyOf(to)
  if (freeFirst) await freeSlot(tx, holder, from)
  const taken = (await isShared(tx, holder, to)) || (await takeSlot(tx, to))
  if (from !== null && !freeFirst) await freeSlot(tx, holder, from)
  return taken
}
