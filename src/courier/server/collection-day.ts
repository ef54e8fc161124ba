import { type Day, isWorkday, nextWorkday, type WorkCalendar } from '#calendar/calendar.ts'

/** Couriers come to the workshop on working days in the afternoon, if they are told by then (Budapest). */
const announcedUntil = '15:00'

/** The first day on which a courier who is told now comes to the workshop. */
export const collectionDay = (calendar: WorkCalendar, today: Day, time: string): Day =>
  isWorkday(calendar, today) && time < announcedUntil ? today : nextWorkday(calendar, today)
