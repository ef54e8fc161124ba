import { createContext, type ReactNode, startTransition, use, useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
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
let present: Language | null = null
export const presentLanguage = (): Language => present ?? 'hu'

/** For what is read ahead of the page: before it stands, the language it will most likely have. */
export const comingLanguage = (): Language => present ?? wantedAtStart().wanted

/** What stands in it may not change the language: somebody is in the middle of something. */
export function LanguageStays({ children }: { readonly children: ReactNode }) {
  const { language } = useLanguage()
  const choice = useMemo<LanguageChoice>(() => ({ language, choose: () => {} }), [language])
  return <LanguageContext value={choice}>{children}</LanguageContext>
}

type AskHungarianOnly = (language: Language) => Promise<boolean>
type Props = { readonly children: ReactNode; readonly isHungarianOnly: AskHungarianOnly }

const never = () => () => {}

/** Of the stored choice, else of the browser. */
function wantedAtStart() {
  const stored = readStored('local', storageKey)
  return { stored, wanted: chooseLanguage({ stored, browser: navigator.language, hungarianOnly: false }) }
}

async function allowed(wanted: Language, isHungarianOnly: AskHungarianOnly): Promise<Language> {
  const onlyHungarian = isHungarianOnly(wanted)
  // Only another language waits for the answer: Hungarian is always allowed.
  const shown = wanted === 'hu' || !(await onlyHungarian) ? wanted : 'hu'
  present = shown
  return shown
}

/** What a first render waits for: React throws away its state each time it waits, so it is kept here. */
const awaited = new Map<Language, Promise<Language>>()

/** Null: nothing to wait for. */
function languageToWaitFor(isHungarianOnly: AskHungarianOnly): Promise<Language> | null {
  const { wanted } = wantedAtStart()
  if (wanted === 'hu') return null
  const known = awaited.get(wanted) ?? allowed(wanted, isHungarianOnly)
  awaited.set(wanted, known)
  return known
}

/**
 * Prerendered pages are Hungarian, so their first render is too; the chosen language follows once the page stands,
 * in a transition, so nothing blinks while its words are loaded. What is drawn by its script alone has nothing to be
 * like: it waits for the chosen language instead of being Hungarian for a moment.
 */
export function LanguageProvider({ children, isHungarianOnly }: Props) {
  const isDrawnHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const [waitsFor] = useState(() => (isDrawnHere ? languageToWaitFor(isHungarianOnly) : null))
  const [language, setLanguage] = useState<Language>(waitsFor === null ? 'hu' : use(waitsFor))

  const show = useCallback(
    async (wanted: Language) => {
      const shown = await allowed(wanted, isHungarianOnly)
      startTransition(() => setLanguage(shown))
    },
    [isHungarianOnly],
  )

  useEffect(() => {
    const { stored, wanted } = wantedAtStart()
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
