import { ConfirmForm } from '#base/web/forms/ConfirmForm.tsx'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { collectiveApi } from '#invoices/collective.api.ts'
import type { CollectiveInvoice } from '../../finance-desk.ts'
import { financeTexts } from '../../texts.ts'

type Props = { readonly invoice: CollectiveInvoice; readonly onDone: () => Promise<unknown>; readonly onBack: () => void }

/** The second step of a storno of a collective invoice: why. */
export function CancelCollective({ invoice: { id, number }, onDone, onBack }: Props) {
  const t = useTexts(financeTexts)
  const send = useSend(collectiveApi.cancelCollective)
  const form = useSchemaForm({
    schema: collectiveApi.cancelCollective.body,
    values: { reason: '' },
    send: (body) => send.mutateAsync({ params: { invoiceId: id }, body }),
    onSent: onDone,
    focus: 'field',
  })
  return (
    <ConfirmForm
      title={t('insurers.cancelTitle', { number: number ?? '' })}
      confirm={t('insurers.cancelConfirm')}
      isDangerous
      form={form}
      error={send.error}
      onBack={onBack}
    >
      <p>{t('insurers.cancelLead')}</p>
      <FormTextField
        control={form.control}
        path="reason"
        name={`reason${id}`}
        label={t('refunds.reason')}
        hint={t('insurers.reasonHint')}
        maxLength={300}
      />
    </ConfirmForm>
  )
}
