import type { Day } from '#calendar/calendar.ts'
import { type PickupWindow, windowHours } from '../../pickup-window.ts'

export type CalendarEntry = {
  /** The same for every version of one pickup, so that calendars replace the earlier one. */
  uid: string
  /** Grows with every change. */
  sequence: number
  stamp: Temporal.Instant
  day: Day
  window: PickupWindow
  cancelled: boolean
  summary: string
  description: string
  location: string
  url: string
}

/** The rules of Central European Time since 1996, which every client can apply to days to come. */
const budapest = [
  'BEGIN:VTIMEZONE',
  'TZID:Europe/Budapest',
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
]

/** RFC 5545, 3.3.11: backslash, semicolon, comma and line ends are escaped; control characters do not travel. */
export const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/(?!\n)\p{Cc}/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** RFC 5545, 3.1: lines of at most 75 bytes, continued after a blank; an email of several bytes is never torn. */
export function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const sign of line) {
    // Continued lines begin with the blank that is counted too.
    const room = lines.length === 0 ? 75 : 74
    if (Buffer.byteLength(current) + Buffer.byteLength(sign) > room) {
      lines.push(current)
      current = ''
    }
    current += sign
  }
  return [...lines, current].join('\r\n ')
}

const compact = (text: string) => text.replace(/[-:]/g, '')
const local = (day: Day, time: string) => `TZID=Europe/Budapest:${compact(day)}T${compact(time)}00`

/** RFC 5546: published; a cancelled pickup takes the entry out of the calendar again. */
export const calendarMethod = (cancelled: boolean) => (cancelled ? 'CANCEL' : 'PUBLISH')

/** The courier's visit as an iCalendar file (RFC 5545). The hours stay free: the customer waits, but may do other things. */
export function pickupCalendar(entry: CalendarEntry): string {
  const { from, to } = windowHours[entry.window]
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mobilfutar//Customer portal//HU',
    'CALSCALE:GREGORIAN',
    `METHOD:${calendarMethod(entry.cancelled)}`,
    ...budapest,
    'BEGIN:VEVENT',
    `UID:${entry.uid}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${compact(entry.stamp.toString({ smallestUnit: 'second' }))}`,
    `DTSTART;${local(entry.day, from)}`,
    `DTEND;${local(entry.day, to)}`,
    `SUMMARY:${escapeText(entry.summary)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `URL:${entry.url}`,
    `STATUS:${entry.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'CLASS:PRIVATE',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}
