import { addDays, type Day, nextWorkday, type WorkCalendar } from '#calendar/calendar.ts'
import { windowHours } from '#requests/pickup-window.ts'
import type { ShipmentStatus } from '../../shipment.ts'
import type { CourierEvent, Parcel } from './courier-adapter.ts'

type Station = readonly [code: ShipmentStatus, day: Day, time: string]

/**
 * Nobody opens at number 13 when the courier comes first, and nobody ever opens at number 1313: so that a failed pickup, a failed
 * delivery and a parcel that comes back can be shown and tested. Everywhere else everything goes well.
 */
export function failuresAt(streetNumber: string): 0 | 1 | 2 {
  const number = streetNumber.replace(/\D/g, '')
  return number === '1313' ? 2 : number === '13' ? 1 : 0
}

const instantAt = (day: Day, time: string) => Temporal.PlainDateTime.from(`${day}T${time}`).toZonedDateTime('Europe/Budapest').toInstant()

/** Two hours into the window the courier rings; where nobody opens, once more before its end. */
const ringsAt = { '08-17': '10:00', '08-12': '10:00', '12-17': '14:00' } as const

function wayIn({ order }: Parcel, calendar: WorkCalendar): Station[] {
  const { day, window, attempt, customer } = order
  if (attempt <= failuresAt(customer.streetNumber)) return [['FAILED', day, windowHours[window].to]]
  const next = nextWorkday(calendar, day)
  return [
    ['PICKED_UP', day, ringsAt[window]],
    ['IN_TRANSIT', day, '20:00'],
    ['OUT_FOR_DELIVERY', next, '07:00'],
    ['DELIVERED', next, '09:00'],
  ]
}

function wayOut({ order }: Parcel, calendar: WorkCalendar): Station[] {
  const { day, locker, customer } = order
  const first = nextWorkday(calendar, day)
  const leaving: Station[] = [
    ['PICKED_UP', day, '17:00'],
    ['IN_TRANSIT', day, '21:00'],
  ]
  if (locker)
    return [
      ...leaving,
      ['IN_LOCKER', first, '10:00'],
      // Fetched on the evening after: lockers are open every day.
      ['DELIVERED', addDays(first, 1), '18:00'],
    ]
  const second = nextWorkday(calendar, first)
  const rounds = [first, second].slice(0, failuresAt(customer.streetNumber) + 1)
  const failed = failuresAt(customer.streetNumber)
  const tried = rounds.flatMap((round, i): Station[] => [
    ['OUT_FOR_DELIVERY', round, '08:00'],
    [i < failed ? 'FAILED' : 'DELIVERED', round, '12:00'],
  ])
  return [...leaving, ...tried, ...(failed === 2 ? [['RETURNED', nextWorkday(calendar, second), '10:00'] as const] : [])]
}

/** The whole way of a parcel, told by the same rules whenever somebody asks. */
export function simulatedWay(parcel: Parcel, calendar: WorkCalendar): CourierEvent[] {
  const stations = parcel.order.leg === 'in' ? wayIn(parcel, calendar) : wayOut(parcel, calendar)
  return stations.map(([code, day, time]) => ({ code, at: instantAt(day, time), note: null }))
}
