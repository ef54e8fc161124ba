import { useId, useState } from 'react'
import type { z } from 'zod'
import { call } from '#base/web/call.ts'
import { figure } from '#base/web/forms/figure.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { FormHolderContext, formHolder } from '#base/web/forms/held-forms.ts'
import { mayLeave } from '#base/web/forms/unsaved-forms.ts'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { SendButton } from '#base/web/kit/SendButton.tsx'
import { newKey } from '#base/web/new-key.ts'
import { useCall } from '#base/web/use-call.ts'
import { useStepPlace } from '#base/web/use-step-place.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paymentsApi } from '#payments/payments.api.ts'
import { type paymentRow, refundToAsk } from '#payments/refund.ts'
import { useProviderName } from '#payments/web/use-provider-name.ts'
import { financeTexts } from '../../texts.ts'
import styles from '../finance.module.css'

type Asked = (status: 'forApproval' | 'asked') => void

type Props = {
  readonly invoice: { readonly id: number; readonly number: string }
  readonly onAsked: Asked
  readonly onCancel: () => void
}

/** What of an invoice's payments through a provider can still go back, the asking for it, and the way out. */
export function PaymentsOf({ invoice: { id: invoiceId, number }, onAsked, onCancel }: Props) {
  const t = useTexts(financeTexts)
  const id = useId()
  // One form for each payment, and one way out of all of them.
  const [forms] = useState(() => formHolder(() => {}))
  const { data, error } = useCall(paymentsApi.listInvoicePayments, { params: { invoiceId } }, { staleTime: 0 })
  const refundable = data?.filter((payment) => payment.refundable > 0)
  const leave = () => void mayLeave(forms.isAnyUnsaved).then((may) => may && onCancel())
  const { place, heading } = useStepPlace(leave, false)
  return (
    <section className={styles.item} {...place} aria-labelledby={id}>
      <h3 id={id} {...heading}>
        {number}
      </h3>
      <ErrorText>{error?.message}</ErrorText>
      {refundable?.length === 0 && <Muted>{t('refunds.nothing')}</Muted>}
      <FormHolderContext value={forms}>
        {refundable?.map((payment) => (
          <AskForm key={payment.id} payment={payment} onAsked={onAsked} />
        ))}
      </FormHolderContext>
      <Actions>
        <Button variant="quiet" onClick={leave}>
          {t('transfers.cancel')}
        </Button>
      </Actions>
    </section>
  )
}

function AskForm({ payment, onAsked }: { readonly payment: z.output<typeof paymentRow>; readonly onAsked: Asked }) {
  const t = useTexts(financeTexts)
  const providerName = useProviderName()
  const [idempotencyKey] = useState(newKey)
  const form = useSchemaForm({
    schema: refundToAsk,
    values: { amount: String(payment.refundable), reason: '' },
    toBody: ({ amount, reason }) => ({ amount: figure(amount), reason }),
    send: (body) => call(paymentsApi.askRefund, { params: { paymentId: payment.id }, body, idempotencyKey }),
    onSent: ({ status }) => onAsked(status),
    focus: 'field',
  })
  return (
    <form onSubmit={(event) => void form.submit(event)} noValidate className={styles.form}>
      <p>
        {providerName(payment.provider)} · {t('refunds.refundable')}: <Money forint={payment.refundable} />
      </p>
      <FormTextField control={form.control} path="amount" name={`amount-${payment.id}`} inputMode="numeric" label={t('column.amount')} />
      <FormTextField control={form.control} path="reason" name={`reason-${payment.id}`} label={t('refunds.reason')} />
      <ErrorText>{form.problem}</ErrorText>
      <SendButton type="submit" isSending={form.isSubmitting}>
        {t('refunds.send')}
      </SendButton>
    </form>
  )
}
