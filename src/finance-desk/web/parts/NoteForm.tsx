import type { z } from 'zod'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'

type Props<Schema extends z.ZodType> = {
  readonly schema: Schema
  readonly id: string
  readonly hint: string
  readonly send: (body: z.output<Schema>) => Promise<unknown>
  readonly onDone: () => unknown
  readonly onCancel: () => void
}

/** An action that wants one line saying why. */
export function NoteForm<Schema extends z.ZodType>({ schema, id, hint, send, onDone, onCancel }: Props<Schema>) {
  const t = useTexts(financeTexts)
  const form = useSchemaForm({ schema, values: { note: '' }, send, onSent: onDone, focus: 'field' })
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate className={styles.form}>
      <FormTextField control={form.control} path="note" name={`note-${id}`} label={t('transfers.note')} hint={hint} />
      <ErrorText>{form.problem}</ErrorText>
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t('transfers.save')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('transfers.cancel')}
        </Button>
      </Actions>
    </form>
  )
}
