import { useEffect, useState } from 'react'
import { isFocusLost } from '#base/web/lost-focus.ts'
import { type Panel, panels } from '../../panels.ts'
import { useDesk } from './desk-context.ts'

/** Milliseconds: what was done has been read again when it is said, and the next panel is about to be drawn. */
const aboutToGo = 5000

type Said = { readonly panel: Panel; readonly words: string; readonly at: number }

/** Without words a panel takes back what it said itself. */
const lastSaid = (last: Said | null, said: Said) => (said.words ? said : last?.panel === said.panel ? null : last)

/**
 * What was done in a panel is said there; where the panel gives way by it to what is called for next, the page says it, and takes the focus that went
 * with the panel.
 * @param isChosen whoever chose the panel that is shown went there by themselves
 * @returns what hears the news of a panel (`NewsInsideContext`)
 */
export function useNewsOfGone(shown: Panel | null, isChosen: boolean) {
  const { tell } = useDesk()
  const [said, setSaid] = useState<Said | null>(null)
  const [hearers] = useState(
    () => new Map(panels.map((panel) => [panel, (words: string) => setSaid((last) => lastSaid(last, { panel, words, at: Date.now() }))])),
  )
  useEffect(() => {
    if (said === null || said.panel === shown) return
    setSaid(null)
    // Whoever has gone on to another place has heard it, and is about to press something there.
    if (!isChosen && isFocusLost() && Date.now() - said.at < aboutToGo) tell(said.words)
  }, [said, shown, isChosen, tell])
  return (panel: Panel) => hearers.get(panel) ?? null
}
