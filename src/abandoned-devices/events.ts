import type { Day } from '#calendar/calendar.ts'

export type AbandonedDeviceEvents = {
  /** A notice of the terms to whoever leaves a device here; each is sent once. */
  storageNoticeDue: { requestId: number; since: Day; notice: number }
}
