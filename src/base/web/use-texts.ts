import { use } from 'react'
import type { Language } from '../languages.ts'
import { type Messages, type SameKeys, type Texts, type Translator, translator } from '../texts.ts'
import { useLanguage } from './language.tsx'

const promises = new WeakMap<object, Map<Language, Promise<Messages>>>()
const translators = new WeakMap<Messages, unknown>()

/**
 * The words of a slice in the language of the page: `t('key', { value })`. Hungarian is at hand; another language suspends
 * until its words are here, and stays Hungarian where they cannot be had.
 */
export function useTexts<T extends Messages>(of: Texts<T>): Translator<T> {
  const { language } = useLanguage()
  const messages = language === 'hu' ? of.hu : use(messagesOf(of, language))
  const made = translators.get(messages) ?? translator<T>(language, messages as SameKeys<T>)
  translators.set(messages, made)
  return made as Translator<T>
}

function messagesOf<T extends Messages>(of: Texts<T>, language: Exclude<Language, 'hu'>): Promise<Messages> {
  const byLanguage = promises.get(of) ?? new Map<Language, Promise<Messages>>()
  promises.set(of, byLanguage)
  const known = byLanguage.get(language)
  if (known) return known
  const loading: Promise<Messages> = of.load[language]().then(
    (messages) => messages as Messages,
    () => {
      byLanguage.delete(language)
      return of.hu
    },
  )
  byLanguage.set(language, loading)
  return loading
}
