import { useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { isLifecycleAction } from '#requests/lifecycle.ts'
import { stepTexts } from '#requests/step-texts.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { Card } from './Card.tsx'
import styles from './desk.module.css'
import { useNoteWords } from './use-note-words.ts'

/** So many are seen without asking for more. */
const shownAtFirst = 6

type Line = DeskRequest['history'][number]

/** Everything that happened, the newest first: what employees do among themselves too, and what was taken back. */
export function HistoryCard({ request: { history } }: { readonly request: DeskRequest }) {
  const t = useTexts(deskRequestTexts)
  const [isWhole, setWhole] = useState(false)
  const newestFirst = history.toReversed()
  const shown = isWhole ? newestFirst : newestFirst.slice(0, shownAtFirst)
  return (
    <Card id="history" title={t('history.title')}>
      <ol className={styles.history} reversed>
        {shown.map((line) => (
          <HistoryLine key={line.id} line={line} />
        ))}
      </ol>
      {history.length > shownAtFirst && (
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('history.fewer') : t('history.all', { count: history.length })}
        </Button>
      )}
    </Card>
  )
}

const { steps } = deskRequestTexts.hu.history
const isKnown = (step: string): step is keyof typeof steps => step in steps

function HistoryLine({ line }: { readonly line: Line }) {
  const t = useTexts(deskRequestTexts)
  const words = useTexts(stepTexts)
  const noteWords = useNoteWords()
  const { step, at, byKind, by, note, internal, undone } = line
  return (
    <li data-undone={undone || undefined}>
      <p className={styles.what}>
        <span>{isLifecycleAction(step) ? words(`${step}.taken`) : t(`history.steps.${isKnown(step) ? step : 'other'}`)}</span>
        {internal && <small className={styles.tag}>{t('history.internal')}</small>}
        {undone && <small className={styles.tag}>{t('history.undone')}</small>}
      </p>
      {note && <p className={styles.note}>{noteWords(step, note)}</p>}
      <p className={styles.by}>
        <DateText at={at} />, {by ?? t(`history.${byKind}`)}
      </p>
    </li>
  )
}
