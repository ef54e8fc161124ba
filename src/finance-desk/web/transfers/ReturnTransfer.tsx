import { call } from '#base/web/call.ts'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { transfersApi } from '#payments/transfers.api.ts'
import type { TransferRow } from '#payments/transfers.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { NoteFields } from '../parts/NoteFields.tsx'
import { SentToField } from '../parts/SentToField.tsx'

type Props = { readonly transfer: TransferRow; readonly onDone: () => unknown; readonly onCancel: () => void }

/** When and where to what was left of a transfer was sent back. */
export function ReturnTransfer({ transfer: { id, parts }, onDone, onCancel }: Props) {
  const t = useTexts(financeTexts)
  const form = useSchemaForm({
    schema: transfersApi.noteReturn.body,
    values: { sentTo: '', note: '' },
    toBody: ({ sentTo, note }) => ({ sentTo: sentTo || undefined, note }),
    send: (body) => call(transfersApi.noteReturn, { params: { id }, body }),
    onSent: onDone,
    focus: 'field',
  })
  const place = useFormPlace(form, onCancel)
  return (
    <form {...place} className={styles.form}>
      <SentToField
        control={form.control}
        path="sentTo"
        name={`sentTo-${id}`}
        hint={t(parts.length === 0 ? 'transfers.returnUntold' : 'surpluses.returnHint')}
      />
      <NoteFields form={form} path="note" id={`return-${id}`} hint={t('transfers.returnHint')} onCancel={onCancel} />
    </form>
  )
}
