import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, OutsideContext, TransactionContext } from '#context.ts'
import type { invoicesApi } from '../invoices.api.ts'
import { issueAbout } from './issue-about.ts'
import { lockIssued } from './lock-issued.ts'
import { insertStorno } from './storno.ts'

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
  const invoice = await lockIssued(ctx, id)
  const documentId = await insertStorno(ctx, invoice, { reason, chargeAgain, by: issuedByAccountId })
  return { documentId, requestId: invoice.requestId }
}
