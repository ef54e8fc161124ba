import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { invoicesApi } from '../invoices.api.ts'
import { invoiceTexts } from '../texts.ts'
import { ChooseMethod } from './ChooseMethod.tsx'
import { InvoiceFacts } from './InvoiceFacts.tsx'

type Props = { readonly requestId: number }

/** The customer's invoices, and how they want to pay. Nothing before there is an invoice. */
export function InvoicePanel({ requestId }: Props) {
  const t = useTexts(invoiceTexts)
  const { data, error, refetch } = useCall(invoicesApi.listInvoices, { params: { id: requestId } })
  if (error && error.status !== 404 && error.status !== 403) return <ErrorState error={error} retry={refetch} />
  if (!data || data.invoices.length === 0) return null
  return (
    <Card edge="accent" aria-labelledby="invoices">
      <h2 id="invoices">{t('title')}</h2>
      {data.invoices.map((invoice) => (
        <InvoiceFacts key={invoice.id} invoice={invoice} />
      ))}
      {data.mayChoose && <ChooseMethod requestId={requestId} offered={data.paymentMethods} chosen={data.paymentMethod} />}
    </Card>
  )
}
