import { intlLocales, type Language } from '#base/languages.ts'

/** A day as a card shows it: the weekday, and the date without the year, short enough for one line of a small card. */
export function dayWords(language: Language, day: string) {
  const date = new Date(`${day}T00:00:00Z`)
  const say = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(intlLocales[language], { ...options, timeZone: 'UTC' }).format(date)
  return { weekday: say({ weekday: 'long' }), date: say({ month: 'short', day: 'numeric' }) }
}
