import { createTranslator } from 'use-intl/core'
import { dayFormat } from '#base/day-format.ts'
import { intlLocales, type Language } from '#base/languages.ts'
import { withOneFullStop } from '#base/one-full-stop.ts'
import type { ErrorCode, ErrorValues } from '../errors.ts'
import type { LongField } from './hu.ts'

type Sentences = {
  readonly byCode: Readonly<Record<ErrorCode, string>>
  readonly required: ReadonlyMap<string, string>
  readonly tooLong: Readonly<Record<LongField, string>>
}

const sentences = (byCode: Sentences['byCode'], required: Readonly<Record<string, string>>, tooLong: Sentences['tooLong']): Sentences => ({
  byCode,
  required: new Map(Object.entries(required)),
  tooLong,
})

const load: Readonly<Record<Language, () => Promise<Sentences>>> = {
  hu: () => import('./hu.ts').then(({ errorsHu, requiredHu, tooLongHu }) => sentences(errorsHu, requiredHu, tooLongHu)),
  en: () => import('./en.ts').then(({ errorsEn, requiredEn, tooLongEn }) => sentences(errorsEn, requiredEn, tooLongEn)),
  de: () => import('./de.ts').then(({ errorsDe, requiredDe, tooLongDe }) => sentences(errorsDe, requiredDe, tooLongDe)),
  sl: () => import('./sl.ts').then(({ errorsSl, requiredSl, tooLongSl }) => sentences(errorsSl, requiredSl, tooLongSl)),
}

/** What is said: a code, its values, and the field it is about. */
export type Refused = { readonly code: ErrorCode; readonly values?: ErrorValues | undefined; readonly path?: string | undefined }

/** Turns a refusal into its sentence. */
export type SentenceFormatter = (refused: Refused) => string

/** What a sentence is given when its thrower forgot a value: better a plain hint than no answer. */
const spareValues: ErrorValues = { n: 1 }

const lastWordOf = (path: string) => path.slice(path.lastIndexOf('.') + 1)

/** A device at a counter, or one of many, is asked what one alone is asked. */
const asOneAlone = (path: string) => path.replace(/^(?:device|devices\.\d+)\./, 'serviceRequest.')

const isoDay = /^\d{4}-\d{2}-\d{2}$/

/** A day among the values is told as the screens write it, whatever the field's own control shows. */
function valuesInWords(inWords: (isoDay: string) => string, values: ErrorValues): ErrorValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' && isoDay.test(value) ? inWords(value) : value]),
  )
}

async function createSentenceFormatter(language: Language): Promise<SentenceFormatter> {
  const { byCode, required, tooLong } = await load[language]()
  const inWords = dayFormat(language)
  const t = withOneFullStop(
    createTranslator({
      locale: intlLocales[language],
      messages: { ...byCode, tooLong },
      getMessageFallback: () => byCode.INVALID_INPUT,
      onError: () => {},
    }),
  )
  const isLongField = (field: string): field is LongField => Object.hasOwn(tooLong, field)
  return ({ code, values, path = '' }) => {
    const field = lastWordOf(path)
    if (code === 'REQUIRED') return required.get(path) ?? required.get(asOneAlone(path)) ?? required.get(field) ?? byCode.REQUIRED
    const given = { ...spareValues, ...valuesInWords(inWords, values ?? {}) }
    return code === 'TEXT_TOO_LONG' && isLongField(field) ? t(`tooLong.${field}`, given) : t(code, given)
  }
}

const formatters = new Map<Language, Promise<SentenceFormatter>>()

/** Says refusals in one language without waiting, for a form that is checked at every key. Each language is loaded once. */
export function sentenceFormatterOf(language: Language): Promise<SentenceFormatter> {
  const formatter = formatters.get(language) ?? createSentenceFormatter(language)
  formatters.set(language, formatter)
  // A chunk that did not arrive is asked for again the next time.
  formatter.catch(() => formatters.delete(language))
  return formatter
}

/** The sentence of a refusal. */
export const sentenceOf = async (language: Language, refused: Refused): Promise<string> => (await sentenceFormatterOf(language))(refused)
