import { useCallback, useEffect, useState } from 'react'
import type { Language } from '#base/languages.ts'
import { presentLanguage, useLanguage } from '#base/web/language.tsx'
import { wordsHere } from '#base/web/use-texts.ts'
import { whenIdle } from '#base/web/when-idle.ts'
import type { SentenceFormatter } from '#errors/sentences.ts'

/** The rules of a booking with their sentences, and the steps after the first. */
export type Later = typeof import('./later.ts') & Pick<typeof import('./order-refusals.ts'), 'refusalsOfForm'> & { readonly say: SentenceFormatter }

const next = () => new Promise((go) => setTimeout(go))

/** What makes schemas as it is read comes before what only uses them, each in a task of its own: together they are 0.15 s of a slow phone in which it hears nobody. */
async function loadInPieces(language: Language): Promise<Later> {
  const { sentenceFormatterOf } = await import('#errors/sentences.ts')
  await next()
  const { refusalsOfForm } = await import('./order-refusals.ts')
  await next()
  const steps = await import('./later.ts')
  const [say] = await Promise.all([sentenceFormatterOf(language), wordsHere(language)])
  // A name of its own, or knip would not see that every export of later.ts is handed on.
  const later = { ...steps, refusalsOfForm, say }
  return later
}

/**
 * Comes as soon as the first step is on the screen and the browser has nothing else to do: nobody waits for it before they can type.
 * @returns `later`: null until it is here; `load`: waits for it, and asks for it again if it did not come
 */
export function useLater() {
  const { language } = useLanguage()
  const [later, setLater] = useState<Later | null>(null)

  const load = useCallback(async (): Promise<Later> => {
    const loaded = await loadInPieces(language)
    if (presentLanguage() === language) setLater(loaded)
    return loaded
  }, [language])

  // What does not come is no news yet: whoever goes on asks for it again, and is told.
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load])
  return { later, load }
}
