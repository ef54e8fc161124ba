import type { z } from 'zod'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import styles from '../finance.module.css'
import { NoteFields } from './NoteFields.tsx'

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
  const form = useSchemaForm({ schema, values: { note: '' }, send, onSent: onDone, focus: 'field' })
  const place = useFormPlace(form, onCancel)
  return (
    <form {...place} className={styles.form}>
      <NoteFields form={form} path="note" id={id} hint={hint} onCancel={onCancel} />
    </form>
  )
}
