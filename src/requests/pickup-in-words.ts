import { intlLocales, type Language } from '#base/languages.ts'
import type { Day } from '#calendar/calendar.ts'
import { windowInWords } from './in-words.ts'
import type { PickupWindow } from './pickup-window.ts'

/**
 * `2026-11-24`, `08-12` → nov. 24., K, 08:00–12:00: a row of a list of pickups, whose hours a phone of 360 px does not cut off. Pickups are days
 * away, so the year says nothing.
 */
export const pickupInWords = (language: Language, day: Day, window: PickupWindow) =>
  `${new Intl.DateTimeFormat(intlLocales[language], { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`))}, ${windowInWords(window)}`
