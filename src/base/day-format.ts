import { intlLocales, type Language } from './languages.ts'

/** How a day is written in a language. */
export const longDay = { year: 'numeric', month: 'long', day: 'numeric' } as const

/** How a moment is written, by the clocks of Budapest. */
export const longMoment = { ...longDay, hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Budapest' } as const

/** `2026-11-21` → 2026. november 21. A calendar day has no time zone: it is read and written as UTC, so it never slips by one. */
export function dayFormat(language: Language): (isoDay: string) => string {
  const day = new Intl.DateTimeFormat(intlLocales[language], { ...longDay, timeZone: 'UTC' })
  return (isoDay) => day.format(new Date(`${isoDay}T00:00:00Z`))
}
