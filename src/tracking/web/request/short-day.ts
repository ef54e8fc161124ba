import { intlLocales, type Language } from '#base/languages.ts'
import type { Day } from '#calendar/calendar.ts'

/** A day on a small card: `nov. 24.` and its weekday. */
export function shortDay(language: Language, day: Day) {
  const date = new Date(`${day}T00:00:00Z`)
  const say = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(intlLocales[language], { ...options, timeZone: 'UTC' }).format(date)
  return { weekday: say({ weekday: 'long' }), date: say({ month: 'short', day: 'numeric' }) }
}
