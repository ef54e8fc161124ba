import { useCallback, useEffect, useState } from 'react'
import { presentLanguage, useLanguage } from '#base/web/language.tsx'
import { whenIdle } from '#base/web/when-idle.ts'
import type { SentenceFormatter } from '#errors/sentences.ts'

/** The rules of a booking with their sentences, and the steps after the first. */
export type Later = typeof import('./later.ts') & { readonly say: SentenceFormatter }

/**
 * Comes as soon as the first step is on the screen and the browser has nothing else to do: nobody waits for it before they can type.
 * @returns `later`: null until it is here; `load`: waits for it, and asks for it again if it did not come
 */
export function useLater() {
  const { language } = useLanguage()
  const [later, setLater] = useState<Later | null>(null)

  const load = useCallback(async (): Promise<Later> => {
    const steps = await import('./later.ts')
    const loaded = { ...steps, say: await steps.sentenceFormatterOf(language) }
    if (presentLanguage() === language) setLater(loaded)
    return loaded
  }, [language])

  // What does not come is no news yet: whoever goes on asks for it again, and is told.
  useEffect(() => whenIdle(() => void load().catch(() => {})), [load])
  return { later, load }
}
