import { addWorkdays, budapestDay, budapestTime, type Day, isWorkday, nextWorkday, type WorkCalendar } from '#calendar/calendar.ts'
import type { ErrorCode } from '#errors.ts'
import { type PickupWindow, pickupWindows } from './pickup-window.ts'

/** GAPS D8, DESIGN 8.14; the figures stand in `system_params`. */
type PickupFigures = { readonly cutOff: string; readonly horizonWorkdays: number }
const usualPickupFigures: PickupFigures = { cutOff: '14:30', horizonWorkdays: 10 }

/** How many pickups a zone takes in a window each day; a window that is missing is not offered there. */
export type PickupCapacity = Readonly<Partial<Record<PickupWindow, number>>>

/** How many of a day's pickups are booked, `2026-11-24 08-17` → 3. */
export type PickupsTaken = ReadonlyMap<`${Day} ${PickupWindow}`, number>

export type OfferedDay = { readonly day: Day; readonly windows: readonly { readonly window: PickupWindow; readonly free: boolean }[] }

/**
 * SPEC 1: before 14:30 on a working day the next working day, otherwise the one after (DESIGN 8.14).
 * @param now ISO instant; the cut-off is read from the clocks of Budapest
 */
export function firstPickupDay(calendar: WorkCalendar, now: string, cutOff: string = usualPickupFigures.cutOff): Day {
  const today = budapestDay(now)
  const inTime = isWorkday(calendar, today) && budapestTime(now) < cutOff
  return addWorkdays(calendar, today, inTime ? 1 : 2)
}

type Offer = {
  readonly calendar: WorkCalendar
  /** ISO instant. */
  readonly now: string
  readonly capacity: PickupCapacity
  readonly taken: PickupsTaken
  readonly figures?: PickupFigures
}

/** The days and windows a courier can come, the first one first, up to the horizon; full windows are shown as full. */
export function offeredPickups({ calendar, now, capacity, taken, figures = usualPickupFigures }: Offer): OfferedDay[] {
  const windows = pickupWindows.filter((window) => (capacity[window] ?? 0) > 0)
  const last = addWorkdays(calendar, budapestDay(now), figures.horizonWorkdays)
  const days: OfferedDay[] = []
  if (windows.length === 0) return days
  for (let day = firstPickupDay(calendar, now, figures.cutOff); day <= last; day = nextWorkday(calendar, day)) {
    const isFree = (window: PickupWindow) => (taken.get(`${day} ${window}`) ?? 0) < (capacity[window] ?? 0)
    days.push({ day, windows: windows.map((window) => ({ window, free: isFree(window) })) })
  }
  return days
}

/** Why a chosen pickup cannot be had, or null. */
export function refusalOfPickup(offered: readonly OfferedDay[], day: Day, window: PickupWindow): ErrorCode | null {
  const found = offered.find((offer) => offer.day === day)?.windows.find((offer) => offer.window === window)
  if (!found) return 'PICKUP_DAY_CLOSED'
  return found.free ? null : 'PICKUP_WINDOW_FULL'
}
