import type { ReactNode } from 'react'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { isOwed } from '../invoice.ts'
import { type InvoicesOfRequest, invoicesApi, type ShownInvoice } from '../invoices.api.ts'
import { methods } from '../method-of-invoice.ts'
import { invoiceTexts } from '../texts.ts'
import { ChooseMethod } from './ChooseMethod.tsx'
import { InvoiceFacts } from './InvoiceFacts.tsx'

/** Where the invoices stand on a page: first while something is to be paid, further down otherwise. */
export type InvoicesStand = 'whileOwed' | 'otherwise'

type Props = {
  readonly requestId: number
  readonly stand: InvoicesStand
  /** The way to pay an invoice at once, by one of the methods with these ids. */
  readonly pay: (invoice: ShownInvoice, methods: readonly number[]) => ReactNode
}

/** The customer's invoices, and how they want to pay. Nothing before there is an invoice, or a repair was ordered that will be owed and whose way to pay is the reader's to choose. */
export function InvoicePanel({ requestId, stand, pay }: Props) {
  const t = useTexts(invoiceTexts)
  const { data, error, refetch } = useCall(invoicesApi.listInvoices, { params: { id: requestId } })
  if (error && !data) {
    const mustSay = stand === 'whileOwed' && error.status !== 404 && error.status !== 403
    return mustSay ? <ErrorState error={error} retry={refetch} /> : null
  }
  if (!data || (data.invoices.length === 0 && !(data.ahead && data.mayChoose))) return null
  const hasOwed = data.invoices.some(isOwed)
  if (hasOwed !== (stand === 'whileOwed')) return null
  const offered = data.paymentMethods.map(({ id }) => id)
  return (
    <Card edge={hasOwed ? 'accent' : undefined} aria-labelledby="invoices">
      <h2 id="invoices">{t('title')}</h2>
      {data.ahead && !hasOwed && data.mayChoose && <p>{t('ahead')}</p>}
      {data.invoices.map((invoice) => (
        <InvoiceFacts key={invoice.id} invoice={invoice}>
          {isPayable(invoice, data) && pay(invoice, offered)}
        </InvoiceFacts>
      ))}
      {data.mayChoose && <ChooseMethod requestId={requestId} offered={data.paymentMethods} chosen={data.paymentMethod} />}
    </Card>
  )
}

/** What the courier is on the way to collect, or has collected, is not paid a second time. */
const isPayable = ({ outstanding, paymentMethod, shortOfCash }: ShownInvoice, { mayChoose, mayPay }: InvoicesOfRequest) =>
  mayPay && outstanding > 0 && (mayChoose || shortOfCash || paymentMethod.id !== methods.cashOnDelivery)
