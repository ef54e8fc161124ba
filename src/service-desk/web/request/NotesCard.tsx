import { type FormEvent, useState } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { LongTextField } from '#base/web/kit/LongTextField.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { Card } from './Card.tsx'
import styles from './desk.module.css'
import { Problem } from './Problem.tsx'
import { useAction } from './use-action.ts'

const maxNoteLength = 3000

/** What colleagues tell each other; it never leaves the service desk. */
export function NotesCard({ request: { crmRequestId, notes, may } }: { readonly request: DeskRequest }) {
  const t = useTexts(deskRequestTexts)
  const formats = useFormats()
  return (
    <Card id="notes" title={t('notes.title')}>
      <p className={styles.soft}>{t('notes.lead')}</p>
      {may.note && <NoteForm crmRequestId={crmRequestId} />}
      {notes.length === 0 ? (
        <p className={styles.soft}>{t('notes.none')}</p>
      ) : (
        <ul className={styles.notes}>
          {notes.map(({ id, at, by, text }) => (
            <li key={id}>
              <p className={styles.note}>{text}</p>
              <p className={styles.by}>{t('notes.by', { name: by.name, at: formats.moment(at) })}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

function NoteForm({ crmRequestId }: Pick<DeskRequest, 'crmRequestId'>) {
  const t = useTexts(deskRequestTexts)
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { act, isPending, problem } = useAction(serviceDeskApi.addNote)

  async function add(event: FormEvent) {
    event.preventDefault()
    const isEmpty = text.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) return
    if (await act({ params: { id: crmRequestId }, body: { text } }, t('notes.added'))) setText('')
  }

  return (
    <form onSubmit={(event) => void add(event)} noValidate className={styles.noteForm}>
      <LongTextField
        name="internalNote"
        label={t('notes.text')}
        limit={maxNoteLength}
        rows={2}
        problem={isMissing ? t('notes.missing') : undefined}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value)
          setMissing(false)
        }}
      />
      <Problem>{problem}</Problem>
      <Button type="submit" variant="quiet" aria-disabled={isPending}>
        {isPending ? t('form.working') : t('notes.add')}
      </Button>
    </form>
  )
}
