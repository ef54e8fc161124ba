/** The four languages of the portal, by the first two letters that travel in the `Language` header. */
export const languages = ['hu', 'en', 'de', 'sl'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'hu'

/** The keys SPEC.md stores and shows; `en-EN` is its own spelling, not a real locale. */
export const localeKeys = { hu: 'hu-HU', en: 'en-EN', de: 'de-DE', sl: 'sl-SL' } as const satisfies Record<Language, string>

/** What `Intl` is given for each language. */
export const intlLocales = { hu: 'hu-HU', en: 'en-GB', de: 'de-DE', sl: 'sl-SI' } as const satisfies Record<Language, string>

/** As each calls itself. */
export const languageNames = { hu: 'Magyar', en: 'English', de: 'Deutsch', sl: 'Slovenščina' } as const satisfies Record<Language, string>

/** Between whole and parts of a figure. */
export const decimalSignOf = (language: Language): string => (language === 'en' ? '.' : ',')

export const isLanguage = (text: string): text is Language => (languages as readonly string[]).includes(text)

/** Reads a locale, a language tag or an `Accept-Language` value; an unknown language is `null`. */
export function languageOf(tag: string | null | undefined): Language | null {
  const code = tag?.trim().slice(0, 2).toLowerCase() ?? ''
  return isLanguage(code) ? code : null
}
