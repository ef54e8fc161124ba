import { type Language, languageOf } from '../languages.ts'

/**
 * SPEC 1: the stored language, else the browser's; an unknown one means English; Hungarian is forced while the
 * Hungarian-only flag is on.
 */
export function chooseLanguage({
  stored,
  browser,
  hungarianOnly,
}: {
  stored: string | null
  browser: string | undefined
  hungarianOnly: boolean
}): Language {
  if (hungarianOnly) return 'hu'
  return languageOf(stored) ?? languageOf(browser) ?? 'en'
}
