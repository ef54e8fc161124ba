import { useMay } from '#accounts/web/use-may.ts'
import { Badge } from '#base/web/kit/Badge.tsx'
import { DateText } from '#base/web/kit/DateText.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paymentDeskTexts } from '../desk-texts.ts'
import type { PaymentStatus } from '../payment.ts'
import { paymentsApi } from '../payments.api.ts'
import { useProviderName } from './use-provider-name.ts'

const tones: Partial<Record<PaymentStatus, 'soft' | 'accent' | 'danger'>> = {
  paid: 'soft',
  approved: 'accent',
  failed: 'danger',
  lateSuccess: 'danger',
}

/** How an invoice was tried to be paid on line, for who answers a customer's "but I have paid". Nothing for who may not see money, or where nobody tried. */
export function PaymentTries({ invoiceId }: { readonly invoiceId: number }) {
  const t = useTexts(paymentDeskTexts)
  const nameOf = useProviderName()
  const { data, error } = useCall(paymentsApi.listInvoicePayments, { params: { invoiceId } }, { staleTime: 0, enabled: useMay('invoice.markPaid') })
  if (error && error.status !== 403) return <ErrorText>{error.message}</ErrorText>
  if (!data || data.length === 0) return null
  return (
    <>
      <h4>{t('title')}</h4>
      <List variant="rows">
        {data.map(({ id, provider, providerPaymentId, status, amount, createdAt, endedAt }) => (
          <li key={id}>
            <p>
              {nameOf(provider)} · <Money forint={amount} /> <Badge tone={tones[status] ?? 'plain'}>{t(`status.${status}`)}</Badge>
            </p>
            <Muted>
              <DateText at={endedAt ?? createdAt} />
              {providerPaymentId && ` · ${t('transaction', { id: providerPaymentId })}`}
            </Muted>
          </li>
        ))}
      </List>
    </>
  )
}
