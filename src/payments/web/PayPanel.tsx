import { useFormats } from '#base/web/formats.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { Money } from '#base/web/kit/Money.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { invoicesApi, type ShownInvoice } from '#invoices/invoices.api.ts'
import { payTexts } from '../pay-texts.ts'
import { PayInvoice } from './PayInvoice.tsx'

/** What is to be paid of a request, with the way to pay it at once. Nothing where nothing is to be paid. */
export function PayPanel({ requestId }: { readonly requestId: number }) {
  const t = useTexts(payTexts)
  const { data, error, refetch } = useCall(invoicesApi.listInvoices, { params: { id: requestId } })
  if (error) return error.status === 404 || error.status === 403 ? null : <ErrorState error={error} retry={refetch} />
  const open = data?.invoices.filter(({ number, outstanding }) => number !== null && outstanding > 0) ?? []
  if (open.length === 0) return null
  const methods = data?.paymentMethods.map(({ id }) => id) ?? []
  return (
    <Card edge="accent" aria-labelledby="to-pay">
      <h2 id="to-pay">{t('title')}</h2>
      {open.map((invoice) => (
        <OpenInvoice key={invoice.id} requestId={requestId} invoice={invoice} methods={methods} />
      ))}
    </Card>
  )
}

type Props = { readonly requestId: number; readonly invoice: ShownInvoice; readonly methods: readonly number[] }

function OpenInvoice({ requestId, invoice, methods }: Props) {
  const t = useTexts(payTexts)
  const formats = useFormats()
  const { id, number, outstanding, dueOn, paymentMethod } = invoice
  return (
    <>
      <FactList
        variant="page"
        facts={[
          [t('invoice'), number],
          [t('amount'), <Money key="amount" forint={outstanding} />],
          [t('due'), formats.day(dueOn)],
          [t('method'), paymentMethod.name],
        ]}
      />
      <PayInvoice
        crmRequestId={requestId}
        invoiceId={id}
        amount={outstanding}
        methods={methods}
        chosen={paymentMethod.id}
        onMovedOn={() => readAgain(invoicesApi.listInvoices)}
      />
    </>
  )
}
