import { workCalendar } from '#calendar/server/calendar-store.ts'
import type { ReadContext } from '#context.ts'
import { courierLabel } from '../courier-label.ts'
import type { CourierAdapter, Parcel, ParcelOrder } from './courier-adapter.ts'
import { simulatedWay } from './simulated-way.ts'

const numberOf = ({ clientReference }: ParcelOrder) => `SIM-${clientReference}`

/**
 * Stands in for a courier: it keeps no books, because everything follows from the order and the clock (simulated-way.ts). The same
 * order given twice is the same parcel.
 */
export function simulatedCourier(ctx: Pick<ReadContext, 'tx' | 'now' | 'reference'>): CourierAdapter {
  const take = async (order: ParcelOrder) => ({ carrierId: numberOf(order), trackingNumber: numberOf(order) })
  const happened = async (parcel: Parcel) => {
    const way = simulatedWay(parcel, await workCalendar(ctx))
    return way.filter(({ at }) => Temporal.Instant.compare(at, ctx.now) <= 0)
  }
  return {
    name: 'simulator',
    createPickup: take,
    createDelivery: take,
    find: async () => null,
    cancel: async (parcel) => ((await happened(parcel)).some(({ code }) => code === 'PICKED_UP') ? 'late' : 'cancelled'),
    label: ({ order, trackingNumber, orderedAt }) => courierLabel(order, trackingNumber, orderedAt),
    track: happened,
    listPoints: async () => null,
  }
}
