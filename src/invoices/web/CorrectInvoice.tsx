import { ConfirmForm } from '#base/web/forms/ConfirmForm.tsx'
import { figure } from '#base/web/forms/figure.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { invoicesApi, type ShownInvoice } from '../invoices.api.ts'
import { invoiceTexts } from '../texts.ts'

type Props = { readonly invoice: ShownInvoice; readonly onDone: () => Promise<void>; readonly onBack: () => void }

/** What is taken off a paid invoice, and why. */
export function CorrectInvoice({ invoice, onDone, onBack }: Props) {
  const t = useTexts(invoiceTexts)
  const send = useSend(invoicesApi.correctInvoice)
  const form = useSchemaForm({
    schema: invoicesApi.correctInvoice.body,
    values: { reason: '', label: '', netUnit: '' },
    toBody: ({ netUnit, ...rest }) => ({ ...rest, netUnit: figure(netUnit), corrected: invoice.corrected }),
    send: (body) => send.mutateAsync({ params: { id: invoice.id }, body }),
    onSent: onDone,
    focus: 'field',
  })
  const { control } = form
  return (
    <ConfirmForm title={t('desk.correctTitle')} confirm={t('desk.correctConfirm')} isDangerous form={form} error={send.error} onBack={onBack}>
      <p>{t('desk.correctLead')}</p>
      <FormTextField control={control} path="label" name={`correctLabel${invoice.id}`} label={t('desk.label')} maxLength={200} />
      <FormTextField control={control} path="netUnit" name={`correctNet${invoice.id}`} label={t('desk.netUnit')} inputMode="numeric" />
      <FormTextField
        control={control}
        path="reason"
        name={`correctReason${invoice.id}`}
        label={t('desk.reason')}
        hint={t('desk.reasonHint')}
        maxLength={300}
      />
    </ConfirmForm>
  )
}
