import { budapestDay } from '#calendar/calendar.ts'
import type { TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { voidCharge } from './charge-store.ts'
import { buyerOf, type Invoice, insertInvoice, stornoOf } from './invoice-store.ts'
import { firstPaidWith } from './paid-with-store.ts'

type Cancelling = {
  readonly reason: string
  /** The duty stays and is invoiced anew; otherwise it is let off. */
  readonly chargeAgain: boolean
  readonly by: number | null
}

/**
 * Writes the storno of an issued invoice, to be issued; the caller holds whose it is.
 * @returns its id, or that of the one there is
 * @throws Refusal INVOICE_CANNOT_CHANGE when something else took its place
 */
export async function insertStorno({ tx, now }: TransactionContext, invoice: Invoice, { reason, chargeAgain, by }: Cancelling): Promise<number> {
  const { id, requestId, chargeId, net, vat, gross, language, performedOn, provider } = invoice
  const known = await stornoOf(tx, id)
  if (known !== undefined) return known
  if (invoice.cancelledBy !== null) throw new Refusal('INVOICE_CANNOT_CHANGE')
  // What is cancelled was paid so, whatever had been agreed.
  const paymentMethodId = await firstPaidWith(tx, id, invoice.paymentMethodId)
  const stornoId = await insertInvoice(tx, {
    ...{ requestId, chargeId, language, performedOn, paymentMethodId, provider, reason },
    ...{ net: -net, vat: -vat, gross: -gross },
    kind: 'storno',
    createdAt: now,
    dueOn: budapestDay(now),
    status: 'paid',
    paidAt: now,
    aboutInvoiceId: id,
    buyer: await buyerOf(tx, id),
    issuedByAccountId: by,
  })
  if (stornoId === undefined) throw new Refusal('INVOICE_CANNOT_CHANGE')
  if (!chargeAgain) await voidCharge(tx, chargeId, reason, now)
  return stornoId
}
