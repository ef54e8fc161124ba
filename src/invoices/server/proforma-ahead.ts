import type { ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { methodOf, methods } from '../method-of-invoice.ts'
import type { Duty } from '../owed.ts'
import { chargeRequest } from './charge-request.ts'
import { chargesOf } from './charge-store.ts'
import { dutyOfRequest } from './duty-of-request.ts'
import { type Invoice, markCancelled } from './invoice-store.ts'
import type { InvoicedRequest } from './invoiced-request-store.ts'
import { prepareInvoice } from './prepare-invoice.ts'
import { lockInvoice, settledSum } from './settlement-store.ts'

type Reading = Pick<ReadContext, 'tx' | 'now' | 'reference'>

const isUnderWay = ({ status, closedAt }: InvoicedRequest) => status === 'QUOTE_ACCEPTED' && closedAt === null

/** What the repair that was ordered will owe when it is done; null: no such repair is under way, or it costs nothing. */
export const dutyAhead = async (ctx: Reading, request: InvoicedRequest): Promise<Duty | null> =>
  isUnderWay(request) ? dutyOfRequest(ctx, { id: request.id, outcome: 'REPAIRED' }) : null

/**
 * The proforma of whoever pays by prepaid transfer needs not wait for the end of the work: the amount is agreed with the quote. The caller holds
 * the request's lock.
 * @returns the id of what is to be issued; null: nothing is
 */
export async function prepareProformaAhead(ctx: TransactionContext, request: InvoicedRequest): Promise<number | null> {
  const duty = methodOf(request) === methods.prepaidTransfer ? await dutyAhead(ctx, request) : null
  if (!duty) return null
  const charges = await chargeRequest(ctx, { ...request, outcome: 'REPAIRED' })
  const charge = charges.find(({ reason, decision }) => reason === duty.reason && decision === duty.decision)
  return charge ? prepareInvoice(ctx, request, charge) : null
}

/**
 * Charges of a quote that do not hold any more: the repair ended otherwise, or another quote took the place of the one that was accepted or refused.
 * Only what is charged ahead can come to that, and the refusal of a device that is quoted again.
 */
export async function outdatedCharges(ctx: Reading, request: InvoicedRequest): Promise<number[]> {
  const duty = request.outcome === null ? await dutyAhead(ctx, request) : await dutyOfRequest(ctx, request)
  const charges = await chargesOf(ctx.tx, request.id)
  return charges
    .filter(({ reason, decision }) => (reason === 'repair' || reason === 'refusal') && decision.startsWith('quote ') && decision !== duty?.decision)
    .map(({ id }) => id)
}

/**
 * Nobody is to pay by this proforma any more, and nothing takes its place: it is cancelled by itself. It is no invoice, so it has no storno.
 * @throws Refusal INVOICE_CANNOT_CHANGE when some of its money has come
 */
export async function withdrawProforma({ tx }: Pick<TransactionContext, 'tx'>, { id }: Pick<Invoice, 'id'>): Promise<void> {
  const proforma = await lockInvoice(tx, id)
  if (proforma?.status !== 'pending' || (await settledSum(tx, id)) > 0) throw new Refusal('INVOICE_CANNOT_CHANGE')
  await markCancelled(tx, id, id)
}
