import { budapestDay } from '#calendar/calendar.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import type { ReadContext } from '#context.ts'
import { linesOfCharge } from './charge-store.ts'
import { debtorOfCharge } from './collective/collective-store.ts'
import { buyerOf, findInvoice, type Invoice } from './invoice-store.ts'
import { findInvoicedRequest } from './invoiced-request-store.ts'
import type { InvoiceOrder } from './provider/invoice-provider.ts'

/** What the provider is asked for, the same each time: a row is never changed once it was issued. */
export async function orderOfInvoice(ctx: Pick<ReadContext, 'tx' | 'now' | 'reference'>, invoice: Invoice): Promise<InvoiceOrder> {
  const { requestId, chargeId, aboutInvoiceId } = invoice
  const request = requestId === null ? undefined : await findInvoicedRequest(ctx.tx, requestId)
  const debtor = requestId === null ? await debtorOfCharge(ctx.tx, chargeId) : undefined
  const about = aboutInvoiceId === null ? undefined : await findInvoice(ctx.tx, aboutInvoiceId)
  const method = (await lookupOf(ctx, invoice.language, 'paymentMethods')).find(({ id }) => id === invoice.paymentMethodId)
  return {
    key: invoice.providerKey,
    kind: invoice.kind,
    language: invoice.language,
    requestId,
    period: debtor?.month ?? null,
    email: request?.email ?? '',
    issuedOn: budapestDay(invoice.issuedAt ?? ctx.now),
    performedOn: invoice.performedOn,
    dueOn: invoice.dueOn,
    paymentMethodId: invoice.paymentMethodId,
    paymentMethod: method?.name ?? '',
    buyer: await buyerOf(ctx.tx, invoice.id),
    lines: await linesOfCharge(ctx.tx, chargeId),
    gross: Math.abs(invoice.gross),
    about: about?.number && about.issuedAt ? { number: about.number, issuedOn: budapestDay(about.issuedAt) } : null,
    reason: invoice.reason,
    paymentReference: invoice.paymentReference,
    isPaid: invoice.status === 'paid' && invoice.kind === 'final',
  }
}
