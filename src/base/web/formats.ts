import { useMemo } from 'react'
import { dayFormat, longDay, longMoment } from '../day-format.ts'
import { decimalSignOf, intlLocales, type Language } from '../languages.ts'
import { onDemand } from '../on-demand.ts'
import { useLanguage } from './language.tsx'

/** How days, moments and money are written in a language. */
export function formatsOf(language: Language) {
  const locale = intlLocales[language]
  const dates = (options: Intl.DateTimeFormatOptions) => onDemand(() => new Intl.DateTimeFormat(locale, options))
  const weekday = dates({ month: 'long', day: 'numeric', weekday: 'long', timeZone: 'UTC' })
  const month = dates({ year: 'numeric', month: 'long', timeZone: 'UTC' })
  const shortDay = dates({ month: 'short', day: 'numeric', timeZone: 'UTC' })
  const moment = dates(longMoment)
  const dayOfMoment = dates({ ...longDay, timeZone: 'Europe/Budapest' })
  const numericDay = dates({ year: 'numeric', month: '2-digit', day: '2-digit', timeZone: 'Europe/Budapest' })
  const day = onDemand(() => dayFormat(language))
  const money = onDemand(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'HUF', maximumFractionDigits: 0 }))
  return {
    /** `2026-11-21` → 2026. november 21. */
    day: (isoDay: string) => day()(isoDay),
    /** `2026-11` → 2026. november */
    month: (isoMonth: string) => month().format(new Date(`${isoMonth}-01T00:00:00Z`)),
    /** `2026-11-23` → november 23., hétfő */
    weekday: (isoDay: string) => weekday().format(new Date(`${isoDay}T00:00:00Z`)),
    /** `2026-11-23` → nov. 23., with blanks that do not break */
    shortDay: (isoDay: string) =>
      shortDay()
        .format(new Date(`${isoDay}T00:00:00Z`))
        .replaceAll(' ', '\u00A0'),
    /** `2026-11-21T09:15:00Z` → 2026. november 21. 10:15 */
    moment: (instant: string) => moment().format(new Date(instant)),
    /** The Budapest day of an instant. */
    dayOf: (instant: string) => dayOfMoment().format(new Date(instant)),
    /** The same in figures, with blanks that do not break: 2026. 11. 21. */
    numericDayOf: (instant: string) => numericDay().format(new Date(instant)).replaceAll(' ', '\u00A0'),
    /** `,` or `.` */
    decimalSign: decimalSignOf(language),
    /** `4522` → 4522 Ft */
    forint: (amount: number) => money().format(amount),
    /** `4522`, `9000` → 4522 Ft – 9000 Ft; one amount where the two are the same. */
    forints: (from: number, to: number) => (from === to ? money().format(from) : `${money().format(from)}\u00a0– ${money().format(to)}`),
  }
}

export function useFormats() {
  const { language } = useLanguage()
  return useMemo(() => formatsOf(language), [language])
}
