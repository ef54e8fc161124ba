import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, OutsideContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { invoicesApi } from '../invoices.api.ts'
import { voidCharge } from './charge-store.ts'
import { buyerOf, insertInvoice, stornoOf } from './invoice-store.ts'
import { issueAbout } from './issue-about.ts'
import { lockIssued } from './lock-issued.ts'

type Cancelling = Input<typeof invoicesApi.cancelInvoice>

/**
 * Cancels an invoice by its storno, once however many ask. Either the duty stays, to be invoiced anew, or it is let off; money that has come for
 * it is then too much and goes back.
 * @throws Refusal NOT_FOUND, INVOICE_CANNOT_CHANGE, INVOICE_PROVIDER_AWAY, INVOICE_PROVIDER_REFUSED
 */
export async function cancelInvoice(ctx: OutsideContext & Call, { params, body }: Cancelling) {
  return issueAbout(ctx, (own) => prepareStorno(own, params.id, body, employeeIdOf(ctx)))
}

export async function prepareStorno(
  ctx: TransactionContext,
  id: number,
  { reason, chargeAgain }: Cancelling['body'],
  issuedByAccountId: number | null,
) {
  const { tx, now } = ctx
  const invoice = await lockIssued(ctx, id)
  const { requestId, chargeId, net, vat, gross, language, performedOn, paymentMethodId, provider } = invoice
  const known = await stornoOf(tx, id)
  if (known !== undefined) return { documentId: known, requestId }
  if (invoice.cancelledBy !== null) throw new Refusal('INVOICE_CANNOT_CHANGE')
  const stornoId = await insertInvoice(tx, {
    ...{ requestId, chargeId, language, performedOn, paymentMethodId, provider, reason, issuedByAccountId },
    ...{ net: -net, vat: -vat, gross: -gross },
    kind: 'storno',
    createdAt: now,
    dueOn: budapestDay(now),
    status: 'paid',
    paidAt: now,
    aboutInvoiceId: id,
    buyer: await buyerOf(tx, id),
  })
  if (stornoId === undefined) throw new Refusal('INVOICE_CANNOT_CHANGE')
  if (!chargeAgain) await voidCharge(tx, chargeId, reason, now)
  return { documentId: stornoId, requestId }
}
