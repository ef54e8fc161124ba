import { useFormats } from '#base/web/formats.ts'
import { ConfirmForm } from '#base/web/forms/ConfirmForm.tsx'
import { figure } from '#base/web/forms/figure.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { useOpenStep } from '#base/web/use-open-step.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { invoicesApi } from '../invoices.api.ts'
import { invoiceTexts } from '../texts.ts'

type Props = { readonly requestId: number; readonly upTo: number; readonly onDone: () => Promise<void> }

/** What a consumer who withdrew owes for what was done until then: an employee says what it was and how much of the agreed price it makes. */
export function ChargeWithdrawal(props: Props) {
  const t = useTexts(invoiceTexts)
  const { step, begin, leave, onto } = useOpenStep<'charge'>()
  if (step) return <ChargeForm {...props} onBack={leave} />
  return (
    <Actions>
      <Button ref={onto('charge')} variant="quiet" onClick={() => begin('charge')}>
        {t('withdrawal.open')}
      </Button>
    </Actions>
  )
}

function ChargeForm({ requestId, upTo, onDone, onBack }: Props & { readonly onBack: () => void }) {
  const t = useTexts(invoiceTexts)
  const formats = useFormats()
  const send = useSend(invoicesApi.chargeWithdrawal)
  const form = useSchemaForm({
    schema: invoicesApi.chargeWithdrawal.body,
    values: { label: '', gross: '', reason: '' },
    toBody: ({ gross, ...rest }) => ({ ...rest, gross: figure(gross) }),
    send: (body) => send.mutateAsync({ params: { id: requestId }, body }),
    onSent: onDone,
    focus: 'field',
  })
  const { control } = form
  return (
    <ConfirmForm title={t('withdrawal.title')} confirm={t('withdrawal.confirm')} form={form} error={send.error} onBack={onBack}>
      <p>{t('withdrawal.lead', { amount: formats.forint(upTo) })}</p>
      <FormTextField control={control} path="label" name="withdrawalLabel" label={t('desk.label')} hint={t('withdrawal.labelHint')} maxLength={200} />
      <FormTextField control={control} path="gross" name="withdrawalGross" label={t('withdrawal.gross')} inputMode="numeric" />
      <FormTextField control={control} path="reason" name="withdrawalReason" label={t('desk.reason')} hint={t('desk.reasonHint')} maxLength={300} />
    </ConfirmForm>
  )
}
