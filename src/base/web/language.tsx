import { createContext, type ReactNode, startTransition, use, useCallback, useEffect, useMemo, useState } from 'react'
import { type Language, localeKeys } from '../languages.ts'
import { chooseLanguage } from './choose-language.ts'
import { readStored, store } from './storage.ts'

const storageKey = 'language'

type LanguageChoice = {
  readonly language: Language
  /** Remembers the choice and shows it as soon as its words are here. */
  readonly choose: (language: Language) => void
}

const LanguageContext = createContext<LanguageChoice>({ language: 'hu', choose: () => {} })

export const useLanguage = () => use(LanguageContext)

/** For what speaks outside React: the `Language` header of a call. */
let present: Language = 'hu'
export const presentLanguage = () => present

/** What stands in it may not change the language: somebody is in the middle of something. */
export function LanguageStays({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage()
  const choice = useMemo<LanguageChoice>(() => ({ language, choose: () => {} }), [language])
  return <LanguageContext value={choice}>{children}</LanguageContext>
}

type Props = { readonly children: ReactNode; readonly isHungarianOnly: (language: Language) => Promise<boolean> }

/**
 * Prerendered pages are Hungarian, so the first render is too; the chosen language follows once the page stands,
 * in a transition, so nothing blinks while its words are loaded.
 */
export function LanguageProvider({ children, isHungarianOnly }: Props) {
  const [language, setLanguage] = useState<Language>('hu')

  const show = useCallback(
    async (wanted: Language) => {
      const onlyHungarian = isHungarianOnly(wanted)
      // Only another language waits for the answer: Hungarian is always allowed.
      const shown = wanted === 'hu' || !(await onlyHungarian) ? wanted : 'hu'
      present = shown
      startTransition(() => setLanguage(shown))
    },
    [isHungarianOnly],
  )

  useEffect(() => {
    const stored = readStored('local', storageKey)
    const wanted = chooseLanguage({ stored, browser: navigator.language, hungarianOnly: false })
    if (stored === null) store('local', storageKey, localeKeys[wanted])
    void show(wanted)
  }, [show])

  // The document names the language of the words that stand on it, not of those that are still being loaded.
  useEffect(() => {
    document.documentElement.lang = language
  }, [language])

  const choice = useMemo<LanguageChoice>(
    () => ({
      language,
      choose(wanted) {
        store('local', storageKey, localeKeys[wanted])
        void show(wanted)
      },
    }),
    [language, show],
  )
  return <LanguageContext value={choice}>{children}</LanguageContext>
}
