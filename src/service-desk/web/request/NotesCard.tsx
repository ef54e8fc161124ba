import { useFormats } from '#base/web/formats.ts'
import { DraftNotice } from '#base/web/forms/DraftNotice.tsx'
import { FormLongTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { DeskRequest } from '../../desk-request.ts'
import { deskRequestTexts } from '../../request-texts.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { Card } from './Card.tsx'
import styles from './desk.module.css'
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
            <Note as="li" key={id} tone="warning" className={styles.noteItem}>
              <p className={styles.note}>{text}</p>
              <p className={styles.by}>{t('notes.by', { name: by.name, at: formats.moment(at) })}</p>
            </Note>
          ))}
        </ul>
      )}
    </Card>
  )
}

function NoteForm({ crmRequestId }: Pick<DeskRequest, 'crmRequestId'>) {
  const t = useTexts(deskRequestTexts)
  const { perform } = useAction(serviceDeskApi.addNote)
  const form = useSchemaForm({
    schema: serviceDeskApi.addNote.body,
    values: { text: '' },
    missing: { text: t('notes.missing') },
    send: (body) => perform({ params: { id: crmRequestId }, body }, t('notes.added')),
    afterSending: 'empty',
    focus: 'field',
    draft: { name: `note ${crmRequestId}` },
  })

  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate data-asks className={styles.noteForm}>
      <DraftNotice isRestored={form.isRestored} discard={form.discard} />
      <FormLongTextField control={form.control} path="text" name="note-text" label={t('notes.text')} limit={maxNoteLength} rows={2} />
      <ErrorText>{form.problem}</ErrorText>
      <Button type="submit" variant="quiet" aria-disabled={form.isSubmitting}>
        {form.isSubmitting ? t('form.working') : t('notes.add')}
      </Button>
    </form>
  )
}
