import { type FormEvent, useState } from 'react'
import type { Output } from '#base/endpoint.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { FormErrorSummary } from '#base/web/kit/FormErrorSummary.tsx'
import { LongTextField } from '#base/web/kit/LongTextField.tsx'
import { useSend } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { maxLines } from '../../quote.ts'
import { quotesApi } from '../../quotes.api.ts'
import { quoteTexts } from '../../texts.ts'
import styles from '../quotes.module.css'
import { DraftTotal } from './DraftTotal.tsx'
import { draftOf, editedLine, moved, newLine } from './edited-line.ts'
import { LineFields } from './LineFields.tsx'
import { Overtaken } from './Overtaken.tsx'

type Props = {
  readonly requestId: number
  readonly version: number
  readonly draft: Output<typeof quotesApi.getQuoteDraft>
  readonly onChanged: () => Promise<void>
  readonly onMovedOn: () => unknown
}

/** The quote in the making. Sending saves first, so what goes out is what is seen. */
export function DraftForm({ requestId, version, draft, onChanged, onMovedOn }: Props) {
  const t = useTexts(quoteTexts)
  const [lines, setLines] = useState(() => draft.lines.map(editedLine))
  const [note, setNote] = useState(draft.note)
  const [revision, setRevision] = useState(draft.revision)
  const [problem, setProblem] = useState<CallRefused | null>(null)
  const [attempt, setAttempt] = useState(0)
  const [news, setNews] = useState('')
  const save = useSend(quotesApi.saveQuoteDraft)
  const send = useSend(quotesApi.sendQuote)
  const [isLate, setLate] = useState(false)
  // A colleague saved it since; until one of the two is chosen, nothing of this one is saved.
  const isOvertaken = isLate && draft.revision !== revision
  const isBusy = save.isPending || send.isPending
  const params = { id: requestId }

  async function saved(): Promise<number> {
    const answered = await save.mutateAsync({ params, body: { revision, lines: lines.map(draftOf), note } })
    setRevision(answered.revision)
    return answered.revision
  }

  async function attemptTo(action: () => Promise<string>) {
    if (isBusy) return
    setAttempt(attempt + 1)
    setProblem(null)
    setNews('')
    try {
      setNews(await action())
    } catch (error) {
      if (!(error instanceof CallRefused)) throw error
      setProblem(error)
      // Somebody was quicker: the page shows how it stands now, what was typed stays.
      if (error.status !== 409) return
      await onMovedOn()
      setLate(true)
    }
  }

  function settle(isTheirs: boolean) {
    if (isTheirs) {
      setLines(draft.lines.map(editedLine))
      setNote(draft.note)
    }
    setRevision(draft.revision)
    setLate(false)
    setProblem(null)
  }

  const saveIt = () =>
    attemptTo(async () => {
      await saved()
      return t('editor.saved')
    })
  function sendIt(event: FormEvent) {
    event.preventDefault()
    void attemptTo(async () => {
      await send.mutateAsync({ params, body: { version, revision: await saved() } })
      await onChanged()
      return t('editor.sent')
    })
  }

  const problemOf = (path: string) => problem?.fields.find((field) => field.path === path)?.message
  const named = problem?.fields.map(({ path, message }) => ({ fieldId: path, message })) ?? []
  return (
    <form className={styles.card} onSubmit={sendIt} noValidate aria-labelledby="quote-draft">
      <h2 id="quote-draft">{draft.quoteVersion > 1 ? t('editor.titleOf', { version: draft.quoteVersion }) : t('editor.title')}</h2>
      {draft.quoteVersion > 1 && <p>{t('editor.revises')}</p>}
      <FormErrorSummary problems={named.length > 0 || !problem ? named : [{ message: problem.message }]} attempt={attempt} />
      {isOvertaken && <Overtaken settle={settle} />}
      {lines.map((line, index) => (
        <LineFields
          key={line.key}
          index={index}
          count={lines.length}
          line={line}
          problemOf={(field) => problemOf(`lines.${index}.${field}`)}
          change={(changes) => setLines(lines.with(index, { ...line, ...changes }))}
          move={(by) => setLines(moved(lines, index, by))}
          remove={() => setLines(lines.toSpliced(index, 1))}
        />
      ))}
      {lines.length < maxLines && (
        <p>
          <Button variant="quiet" onClick={() => setLines([...lines, newLine()])}>
            {t('editor.add')}
          </Button>
        </p>
      )}
      <LongTextField
        name="note"
        label={t('editor.note')}
        isOptional
        limit={3000}
        value={note}
        problem={problemOf('note')}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
      />
      <DraftTotal lines={lines} draft={draft} />
      <div className={styles.actions}>
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => void saveIt()}>
          {t('editor.save')}
        </Button>
        {draft.may.send && (
          <Button type="submit" aria-disabled={isBusy}>
            {isBusy ? t('sending') : t('editor.send')}
          </Button>
        )}
      </div>
      <p role="status" className={styles.done}>
        {news}
      </p>
    </form>
  )
}
