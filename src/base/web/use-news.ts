import { useCallback, useState } from 'react'

/** What was done last, in words, and how often something was told: the same words told again are news again. */
export type Announcement = { readonly words: string; readonly times: number }

/** What a screen says was done (`News`). `forget`: something else is begun, so it is over. */
export function useNews() {
  const [news, set] = useState<Announcement>({ words: '', times: 0 })
  const tell = useCallback((words: string) => set(({ times }) => ({ words, times: times + 1 })), [])
  const forget = useCallback(() => tell(''), [tell])
  return { news, tell, forget }
}
