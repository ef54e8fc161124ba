import { budapestDay, budapestTime, type Day } from '#calendar/calendar.ts'
import { type PickupWindow, windowHours } from './pickup-window.ts'
import { isBeforePickup, type RequestStatus } from './status.ts'

/** Why a customer cancels; the words are in the texts. */
export const cancelReasons = ['changedMind', 'repairedElsewhere', 'worksAgain', 'wrongData', 'other'] as const
export type CancelReason = (typeof cancelReasons)[number]

type Pickup = {
  readonly status: RequestStatus
  readonly closed: boolean
  readonly pickupDay: Day | null
  readonly pickupWindow: PickupWindow | null
  /** The courier has told that the device is on board; some come before their window. */
  readonly collected?: boolean
}

/**
 * GAPS D1: the pickup can be moved and the request cancelled until the device is collected. The courier may ring from the first
 * minute of the window, so that is the end of it at the latest.
 * @param now ISO instant
 */
export function canChangePickup({ status, closed, pickupDay, pickupWindow, collected = false }: Pickup, now: string): boolean {
  if (closed || collected || !isBeforePickup(status)) return false
  if (pickupDay === null || pickupWindow === null) return true
  const today = budapestDay(now)
  // No courier took the order and its day is over: nobody is on the way, and the device must not wait for nobody.
  if (status === 'RECEIVED' && pickupDay < today) return true
  return today < pickupDay || (today === pickupDay && budapestTime(now) < windowHours[pickupWindow].from)
}
