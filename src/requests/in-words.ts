import { longMoment } from '#base/day-format.ts'
import { intlLocales, type Language } from '#base/languages.ts'
import type { Day } from '#calendar/calendar.ts'
import { type PickupWindow, windowHours } from './pickup-window.ts'

/** Making a format takes a hundred times as long as using it; of these there are eight. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

// A calendar day has no time zone: it is read and written as UTC, so it never slips by one.
function dayFormat(language: Language, weekday?: 'long'): Intl.DateTimeFormat {
  const key = `${language} ${weekday}`
  const made =
    dayFormats.get(key) ??
    new Intl.DateTimeFormat(intlLocales[language], { year: 'numeric', month: 'long', day: 'numeric', weekday, timeZone: 'UTC' })
  dayFormats.set(key, made)
  return made
}

/** `2026-11-24` → 2026. november 24. */
export const dayInWords = (language: Language, day: Day) => dayFormat(language).format(new Date(`${day}T00:00:00Z`))

/** `2026-11` → 2026. november */
export const monthInWords = (language: Language, month: string) =>
  new Intl.DateTimeFormat(intlLocales[language], { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(`${month}-01T00:00:00Z`))

/** `2026-11-24` → 2026. november 24., kedd */
export const weekdayInWords = (language: Language, day: Day) => dayFormat(language, 'long').format(new Date(`${day}T00:00:00Z`))

/** 2026. november 24. 09:15, by the clocks of Budapest. */
export const momentInWords = (language: Language, at: Temporal.Instant): string =>
  new Intl.DateTimeFormat(intlLocales[language], longMoment).format(at.epochMilliseconds)

/** `08-12` → 08:00–12:00 */
export const windowInWords = (window: PickupWindow) => `${windowHours[window].from}–${windowHours[window].to}`
