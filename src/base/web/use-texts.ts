import { type ReactPromise, use } from 'react'
import type { Language } from '../languages.ts'
import { type AnyTexts, everyTexts, type Messages, type SameKeys, type Texts, type Translator, translator } from '../texts.ts'
import { useLanguage } from './language.tsx'

type OtherLanguage = Exclude<Language, 'hu'>
/** On `coming` we write what React itself writes on a promise it has waited for: with it, it does not wait, not even a moment, for what is here. */
type Words = { readonly coming: ReactPromise<Messages>; failed: boolean }

const wordsIn = new Map<Language, Map<AnyTexts, Words>>()
const translators = new WeakMap<Messages, unknown>()

/**
 * The words of a slice in the language of the page: `t('key', { value })`. Hungarian is at hand; another language suspends
 * until its words are here, and stays Hungarian where they cannot be had.
 */
export function useTexts<T extends Messages>(of: Texts<T>): Translator<T> {
  const { language } = useLanguage()
  const messages = language === 'hu' ? of.hu : messagesOf(of, language)
  const made = translators.get(messages) ?? translator<T>(language, messages as SameKeys<T>)
  translators.set(messages, made)
  return made as Translator<T>
}

const messagesOf = (of: AnyTexts, language: OtherLanguage): Messages => use(comingWords(of, language))

/** Waits for the words of all modules that are here: who fetches a part of a page and shows it when it has come would hide the page behind the starting page otherwise. */
export async function wordsHere(language: Language): Promise<void> {
  if (language !== 'hu') await Promise.all(everyTexts.map((of) => comingWords(of, language)))
}

function comingWords(of: AnyTexts, language: OtherLanguage): ReactPromise<Messages> {
  const known = wordsIn.get(language) ?? new Map<AnyTexts, Words>()
  wordsIn.set(language, known)
  return (known.get(of) ?? askForAll(known, of, language)).coming
}

/**
 * With the first words, those of all modules that are here are asked for, and come together. Asked for by each part of a page as it appears, they had the
 * whole page give way to the starting page again with every part that came with an answer of the server: whoever read, wrote or had the focus in it lost
 * their place.
 */
function askForAll(known: Map<AnyTexts, Words>, first: AnyTexts, language: OtherLanguage): Words {
  // What failed before is Hungarian where it stands, and tried again.
  const others = everyTexts.filter((of) => of !== first && (known.get(of)?.failed ?? true))
  const loads = [first, ...others].map(async (of) => [of, await of.load[language]().catch(() => null)] as const)
  const all = Promise.all(loads).then((loaded) => new Map(loaded))
  function ask(of: AnyTexts): Words {
    const coming: Promise<Messages> = all.then((loaded) => {
      const messages = loaded.get(of)
      words.failed = !messages
      return Object.assign(words.coming, { status: 'fulfilled' as const, value: messages ?? of.hu }).value
    })
    const words: Words = known.get(of) ?? { coming, failed: false }
    known.set(of, words)
    return words
  }
  for (const of of others) ask(of)
  return ask(first)
}
