import { readAgain } from '#base/web/use-call.ts'
import { invoicesApi } from '#invoices/invoices.api.ts'
import { InvoicePanel, type InvoicesStand } from '#invoices/web/InvoicePanel.tsx'
import { PayInvoice } from '#payments/web/PayInvoice.tsx'

type Props = { readonly requestId: number; readonly stand: InvoicesStand }

/** The invoices of the request, with the way to pay one at once. Both places are on the page; the invoices stand in one of them. */
export const Invoices = ({ requestId, stand }: Props) => (
  <InvoicePanel
    requestId={requestId}
    stand={stand}
    pay={({ id, outstanding, paymentMethod }, methods) => (
      <PayInvoice
        crmRequestId={requestId}
        invoiceId={id}
        amount={outstanding}
        methods={methods}
        chosen={paymentMethod.id}
        onMovedOn={() => readAgain(invoicesApi.listInvoices)}
      />
    )}
  />
)
