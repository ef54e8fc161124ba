import { intlLocales, type Language } from '#base/languages.ts'

/** 2026. november 24. 10:15, by the clocks of Budapest. */
export const momentInWords = (language: Language, at: Temporal.Instant): string =>
  new Intl.DateTimeFormat(intlLocales[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Budapest' }).format(at.epochMilliseconds)
