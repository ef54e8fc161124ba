import { useState } from 'react'
import { call } from '#base/web/call.ts'
import type { CallRefused } from '#base/web/call-refused.ts'
import { useFormats } from '#base/web/formats.ts'
import { figure } from '#base/web/forms/figure.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { newKey } from '#base/web/new-key.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { surplusesApi } from '#payments/surpluses.api.ts'
import type { SurplusRow } from '#payments/surpluses.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'
import { NoteFields } from '../parts/NoteFields.tsx'
import { SentToField } from '../parts/SentToField.tsx'

type Props = {
  readonly surplus: SurplusRow
  readonly onDone: () => unknown
  readonly onCancel: () => void
  /** Somebody else was first: what is listed is read again, and this form may go with it. */
  readonly onOvertaken: (sentence: string) => void
}

/** The sentence is said above the list, which stays; what is wrong with a field, at the field. */
const overtakenBy = (onOvertaken: Props['onOvertaken']) => (refusal: CallRefused) => {
  if (refusal.status !== 409) return false
  onOvertaken(refusal.message)
  return true
}

/** How much of it is settled with another invoice of the same request. */
export function MoveForm({ surplus, target, onDone, onCancel, onOvertaken }: Props & { readonly target: SurplusRow['targets'][number] }) {
  const t = useTexts(financeTexts)
  const formats = useFormats()
  const [idempotencyKey] = useState(newKey)
  const { invoiceId, byHand } = surplus
  const form = useSchemaForm({
    schema: surplusesApi.moveSurplus.body,
    values: { amount: String(Math.min(byHand, target.outstanding)), note: '' },
    toBody: ({ amount, note }) => ({ invoiceId: target.invoiceId, amount: figure(amount), note }),
    send: (body) => call(surplusesApi.moveSurplus, { params: { invoiceId }, body, idempotencyKey }),
    onSent: onDone,
    onRefused: overtakenBy(onOvertaken),
    focus: 'field',
  })
  const place = useFormPlace(form, onCancel)
  return (
    <form {...place} className={styles.form}>
      <h3>{t('surpluses.move', { number: target.number })}</h3>
      <FormTextField
        control={form.control}
        path="amount"
        name={`move-${invoiceId}`}
        inputMode="numeric"
        label={t('column.amount')}
        hint={t('surpluses.moveHint', { amount: formats.forint(target.outstanding) })}
      />
      <NoteFields form={form} path="note" id={`move-${invoiceId}`} onCancel={onCancel} />
    </form>
  )
}

/** How much of it was sent back by hand, when and where to. */
export function ReturnForm({ surplus: { invoiceId, byHand }, onDone, onCancel, onOvertaken }: Props) {
  const t = useTexts(financeTexts)
  const [idempotencyKey] = useState(newKey)
  const form = useSchemaForm({
    schema: surplusesApi.noteSurplusReturn.body,
    values: { amount: String(byHand), sentTo: '', note: '' },
    toBody: ({ amount, sentTo, note }) => ({ amount: figure(amount), sentTo: sentTo || undefined, note }),
    send: (body) => call(surplusesApi.noteSurplusReturn, { params: { invoiceId }, body, idempotencyKey }),
    onSent: onDone,
    onRefused: overtakenBy(onOvertaken),
    focus: 'field',
  })
  const place = useFormPlace(form, onCancel)
  return (
    <form {...place} className={styles.form}>
      <FormTextField control={form.control} path="amount" name={`return-${invoiceId}`} inputMode="numeric" label={t('column.amount')} />
      <SentToField control={form.control} path="sentTo" name={`sentTo-${invoiceId}`} hint={t('surpluses.returnHint')} />
      <NoteFields form={form} path="note" id={`return-${invoiceId}`} hint={t('transfers.returnHint')} onCancel={onCancel} />
    </form>
  )
}
