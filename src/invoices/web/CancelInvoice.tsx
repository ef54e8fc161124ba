import { ConfirmForm } from '#base/web/forms/ConfirmForm.tsx'
import { FormTextField, FormTickField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { invoicesApi, type ShownInvoice } from '../invoices.api.ts'
import { invoiceTexts } from '../texts.ts'

type Props = { readonly invoice: ShownInvoice; readonly onDone: () => Promise<void>; readonly onBack: () => void }

/** The second step of a storno: why, and whether the duty stays. */
export function CancelInvoice({ invoice, onDone, onBack }: Props) {
  const t = useTexts(invoiceTexts)
  const send = useSend(invoicesApi.cancelInvoice)
  const form = useSchemaForm({
    schema: invoicesApi.cancelInvoice.body,
    values: { reason: '', chargeAgain: true },
    toBody: (values) => values,
    send: (body) => send.mutateAsync({ params: { id: invoice.id }, body }),
    onSent: onDone,
    focus: 'field',
  })
  return (
    <ConfirmForm title={t('desk.cancelTitle')} confirm={t('desk.cancelConfirm')} isDangerous form={form} error={send.error} onBack={onBack}>
      <p>{t('desk.cancelLead')}</p>
      <FormTextField
        control={form.control}
        path="reason"
        name={`cancelReason${invoice.id}`}
        label={t('desk.reason')}
        hint={t('desk.reasonHint')}
        maxLength={300}
      />
      <FormTickField control={form.control} path="chargeAgain" name={`chargeAgain${invoice.id}`} label={t('desk.chargeAgain')} />
    </ConfirmForm>
  )
}
