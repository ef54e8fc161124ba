import { useState } from 'react'
import { call } from '#base/web/call.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useFormPlace } from '#base/web/forms/use-form-place.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { SendButton } from '#base/web/kit/SendButton.tsx'
import { newKey } from '#base/web/new-key.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { CompensationRow } from '#compensations/compensation.ts'
import { compensationsApi } from '#compensations/compensations.api.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'

type Props = { readonly row: CompensationRow; readonly onDone: () => unknown; readonly onCancel: () => void }

/** It was transferred from the bank's screen: when, and how it stands on the statement. */
export function PayCompensation({ row: { crmRequestId, version }, onDone, onCancel }: Props) {
  const t = useTexts(financeTexts)
  const [idempotencyKey] = useState(newKey)
  const form = useSchemaForm({
    schema: compensationsApi.payCompensation.body,
    values: { paidOn: '', reference: '' },
    toBody: ({ paidOn, reference }) => ({ version, paidOn: paidOn || undefined, reference }),
    send: (body) => call(compensationsApi.payCompensation, { params: { id: crmRequestId }, body, idempotencyKey }),
    onSent: onDone,
    focus: 'field',
  })
  const place = useFormPlace(form, onCancel)
  return (
    <form {...place} className={styles.form}>
      <FormTextField
        control={form.control}
        path="paidOn"
        name={`paid-on-${crmRequestId}`}
        label={t('compensations.paidOn')}
        hint={t('compensations.payHint')}
        type="date"
        size="middle"
      />
      <FormTextField
        control={form.control}
        path="reference"
        name={`reference-${crmRequestId}`}
        label={t('compensations.reference')}
        autoComplete="off"
        isOptional
      />
      <ErrorText>{form.problem}</ErrorText>
      <Actions>
        <SendButton type="submit" isSending={form.isSubmitting}>
          {t('compensations.payConfirm')}
        </SendButton>
        <Button variant="quiet" onClick={() => void form.leave(onCancel)} aria-disabled={form.isSubmitting}>
          {t('transfers.cancel')}
        </Button>
      </Actions>
    </form>
  )
}
