import { createTranslator, type Formats } from 'use-intl/core'
import { longDay, longMoment } from './day-format.ts'
import { intlLocales, type Language } from './languages.ts'
import { withOneFullStop } from './one-full-stop.ts'

/** A tree of ICU messages; its leaves are sentences. */
export type Messages = { readonly [key: string]: string | Messages }

/** The shape every other language must fill: the keys of the Hungarian texts, any words. */
export type SameKeys<T> = { readonly [K in keyof T]: T[K] extends string ? string : SameKeys<T[K]> }

/**
 * The words of one slice. Hungarian is the default and the fallback, so it comes with the code;
 * the other languages are loaded when somebody reads them.
 */
export type Texts<T extends Messages> = {
  readonly hu: T
  readonly load: Readonly<Record<Exclude<Language, 'hu'>, () => Promise<SameKeys<T>>>>
}

export function texts<const T extends Messages>(hu: T, load: Texts<T>['load']): Texts<T> {
  const made = { hu, load }
  everyTexts.push(made)
  return made
}

/** Those of all modules that are here; a page in another language waits for their words together (web/use-texts.ts). */
export const everyTexts: AnyTexts[] = []
export type AnyTexts = { readonly hu: Messages; readonly load: Readonly<Record<Exclude<Language, 'hu'>, () => Promise<Messages>>> }

const formats: Formats = {
  dateTime: {
    day: { ...longDay, timeZone: 'Europe/Budapest' },
    moment: longMoment,
  },
  number: { forint: { style: 'currency', currency: 'HUF', maximumFractionDigits: 0 } },
}

/** A typed `t('key', { value })` over messages that are already loaded. */
export function translator<T extends Messages>(language: Language, messages: SameKeys<T>) {
  return withOneFullStop(
    createTranslator<T>({
      locale: intlLocales[language],
      messages: messages as T,
      formats,
      timeZone: 'Europe/Budapest',
      onError(error) {
        throw error
      },
    }),
  )
}

export type Translator<T extends Messages> = ReturnType<typeof translator<T>>

/** By the messages of one language: a translator reads each sentence once, and keeps it read. */
const translators = new WeakMap<object, unknown>()

/** Loads one language of a slice's words and answers its translator, the same for all; for emails, documents and answers of the server. */
export async function translatorOf<T extends Messages>(of: Texts<T>, language: Language): Promise<Translator<T>> {
  const messages: SameKeys<T> = language === 'hu' ? (of.hu as SameKeys<T>) : await of.load[language]()
  const made = (translators.get(messages) as Translator<T> | undefined) ?? translator<T>(language, messages)
  translators.set(messages, made)
  return made
}
