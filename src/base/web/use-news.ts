import { useCallback, useEffect, useState } from 'react'

/** What was done last, in words, and how often something was told: the same words told again are news again. */
export type Announcement = { readonly words: string; readonly times: number }

/** The parts of the screen that say something; each drops what it said. */
const sayers = new Set<() => void>()

/**
 * What a screen says was done (`News`). What another part of the screen said before is over with it, so one line stands at a time.
 * `forget`: something else is begun, so it is over.
 */
export function useNews() {
  const [news, set] = useState<Announcement>({ words: '', times: 0 })
  const forget = useCallback(() => set((last) => (last.words ? { words: '', times: last.times + 1 } : last)), [])
  const tell = useCallback(
    (words: string) => {
      if (words) for (const other of sayers) if (other !== forget) other()
      set(({ times }) => ({ words, times: times + 1 }))
    },
    [forget],
  )
  useEffect(() => {
    sayers.add(forget)
    return () => void sayers.delete(forget)
  }, [forget])
  return { news, tell, forget }
}
