import { useEffect, useState } from 'react'
import { useLanguage } from '#base/web/language.tsx'
import { sentenceOf } from '#errors/sentences.ts'
import type { QuoteView } from '../../decided-quote.ts'
import { chosenLines } from '../../quote.ts'

export type ViewedLine = QuoteView['lines'][number]

export type ChosenLines = {
  /** Ids of the ticked optional lines and of the chosen alternatives. */
  readonly ticked: readonly number[]
  readonly tick: (line: ViewedLine, isTicked: boolean) => void
  /** What would be ordered; null while an alternative is still to be chosen. */
  readonly ordered: readonly ViewedLine[] | null
  /** Says no, with a sentence, while there is nothing that can be ordered. */
  readonly requireComplete: () => boolean
  readonly problem: string | null
}

/** What the customer wants of a quote. Nothing is ticked beforehand: what costs extra must be asked for (2011/83/EU 22). */
export function useChoice(lines: readonly ViewedLine[]): ChosenLines {
  const { language } = useLanguage()
  const [ticked, setTicked] = useState<readonly number[]>([])
  const [isDemanded, setDemanded] = useState(false)
  const [sentence, setSentence] = useState<string | null>(null)
  const ordered = chosenLines(lines, ticked)
  const isMissing = isDemanded && ordered === null

  useEffect(() => {
    if (isMissing) void sentenceOf(language, { code: 'QUOTE_CHOICE' }).then(setSentence)
  }, [isMissing, language])

  function tick({ id, choice, group }: ViewedLine, isTicked: boolean) {
    const rivals = choice === 'alternative' ? lines.filter((line) => line.group === group).map((line) => line.id) : [id]
    setTicked([...ticked.filter((one) => !rivals.includes(one)), ...(isTicked ? [id] : [])])
  }

  function requireComplete() {
    setDemanded(true)
    return ordered !== null
  }

  return { ticked, tick, ordered, requireComplete, problem: isMissing ? sentence : null }
}
