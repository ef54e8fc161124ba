import { useEffect, useState } from 'react'
import { useLanguage } from '#base/web/language.tsx'
import { sentenceOf } from '#errors/sentences.ts'
import type { QuoteView } from '../../decided-quote.ts'
import { alternativesOf, chosenLines } from '../../quote.ts'

export type ViewedLine = QuoteView['lines'][number]

export type ChosenLines = {
  /** Ids of the ticked optional lines and of the chosen alternatives. */
  readonly ticked: readonly number[]
  readonly tick: (line: ViewedLine, isTicked: boolean) => void
  /** What would be ordered; null while an alternative is still to be chosen. */
  readonly ordered: readonly ViewedLine[] | null
  /** Says no while there is nothing that can be ordered, and leads to the first choice that is missing. */
  readonly requireComplete: () => boolean
  /** What is wrong with a choice between alternatives. */
  readonly problemOf: (group: number | null) => string | undefined
}

/** Where ticks stay while nothing is decided: read once, when the lines are shown. */
type StoredTicks = {
  readonly read: (lines: readonly ViewedLine[]) => readonly number[]
  readonly store: (ticked: readonly number[]) => void
}

/** The name of a choice between alternatives on the page, and the id of its place. */
export const groupName = (group: number | null) => `alternatives-${group}`

/** What the customer wants of a quote. Nothing is ticked beforehand: what costs extra must be asked for (2011/83/EU 22); what was, stays ticked where it is stored. */
export function useChoice(lines: readonly ViewedLine[], stored?: StoredTicks): ChosenLines {
  const { language } = useLanguage()
  const [ticked, setTicked] = useState<readonly number[]>(() => stored?.read(lines) ?? [])
  const [isDemanded, setDemanded] = useState(false)
  const [sentence, setSentence] = useState<string | null>(null)
  const ordered = chosenLines(lines, ticked)
  const isMissing = isDemanded && ordered === null

  useEffect(() => {
    if (isMissing) void sentenceOf(language, { code: 'QUOTE_CHOICE' }).then(setSentence)
  }, [isMissing, language])

  function tick({ id, choice, group }: ViewedLine, isTicked: boolean) {
    const rivals = choice === 'alternative' ? lines.filter((line) => line.group === group).map((line) => line.id) : [id]
    const chosen = [...ticked.filter((one) => !rivals.includes(one)), ...(isTicked ? [id] : [])]
    setTicked(chosen)
    stored?.store(chosen)
  }

  const missing = alternativesOf(lines)
    .filter((group) => !group.some(({ id }) => ticked.includes(id)))
    .map(([first]) => first?.group ?? null)

  function requireComplete() {
    setDemanded(true)
    // On a phone the choices are far above the button: a sentence there alone would not be seen.
    const [first] = missing
    if (first !== undefined) document.getElementById(groupName(first))?.focus()
    return ordered !== null
  }

  const problemOf = (group: number | null) => (isMissing && sentence !== null && missing.includes(group) ? sentence : undefined)
  return { ticked, tick, ordered, requireComplete, problemOf }
}
