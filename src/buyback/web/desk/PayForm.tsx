import { useFormats } from '#base/web/formats.ts'
import { FormTextField } from '#base/web/forms/form-fields.tsx'
import { useSchemaForm } from '#base/web/forms/use-schema-form.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { buybackApi } from '../../buyback.api.ts'
import { buybackTexts } from '../../texts.ts'
import type { DeskFormProps } from './desk-form.ts'

/** The price has been transferred: when, and how it stands on the bank statement. */
export function PayForm({ requestId, version, buyback, onChanged }: DeskFormProps) {
  const t = useTexts(buybackTexts)
  const { forint } = useFormats()
  const paying = useSend(buybackApi.payBuyback)
  const form = useSchemaForm({
    schema: buybackApi.payBuyback.body,
    values: { paidOn: '', reference: '', sellerInvoiceNumber: '' },
    toBody: (values) => ({ version, ...values, paidOn: values.paidOn || undefined }),
    focus: 'field',
    send: (body) => paying.mutateAsync({ params: { id: requestId }, body }),
    onSent: () => onChanged('paid'),
  })
  const { control } = form
  return (
    <Card as="form" edge="accent" onSubmit={(event) => void form.submit(event)} noValidate aria-labelledby="pay">
      <div>
        <h3 id="pay">{t('desk.payTitle')}</h3>
        <Muted>{t('desk.payLead')}</Muted>
      </div>
      <FactList variant="amounts" facts={[[t('panel.payout'), <strong key="amount">{forint(buyback.payout?.amount ?? 0)}</strong>]]} />
      <ErrorText>{form.problem}</ErrorText>
      <FormTextField control={control} path="paidOn" label={t('desk.paidOn')} type="date" size="middle" />
      {buyback.isCompany && <FormTextField control={control} path="sellerInvoiceNumber" label={t('desk.sellerInvoice')} autoComplete="off" />}
      <FormTextField control={control} path="reference" label={t('desk.reference')} isOptional autoComplete="off" />
      <Actions>
        <Button type="submit" aria-disabled={form.isSubmitting}>
          {t('desk.payConfirm')}
        </Button>
      </Actions>
      <Muted role="status">{form.isSubmitting ? t('desk.working') : ''}</Muted>
    </Card>
  )
}
