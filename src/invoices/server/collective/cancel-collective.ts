import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, OutsideContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { collectiveApi } from '../../collective.api.ts'
import { findInvoice } from '../invoice-store.ts'
import { issueInvoice } from '../issue-invoice.ts'
import { insertStorno } from '../storno.ts'
import { debtorOfCharge, lockInsurer } from './collective-store.ts'

type Cancelling = Input<typeof collectiveApi.cancelCollective>

/**
 * Cancels a collective invoice by its storno, once however many ask. Its repairs are free at once, to be invoiced anew; money that has come for
 * it is too much, until it is settled with another invoice of the insurer or sent back.
 * @throws Refusal NOT_FOUND, INVOICE_CANNOT_CHANGE, INVOICE_PROVIDER_AWAY, INVOICE_PROVIDER_REFUSED
 */
export async function cancelCollective(ctx: OutsideContext & Call, { params, body }: Cancelling) {
  const stornoId = await ctx.transaction((own) => prepareCollectiveStorno(own, params.invoiceId, body.reason, employeeIdOf(ctx)))
  const refusal = await issueInvoice(ctx, stornoId)
  if (refusal) throw refusal
  return { invoiceId: stornoId }
}

/** @returns the id of the storno */
async function prepareCollectiveStorno(ctx: TransactionContext, invoiceId: number, reason: string, by: number | null): Promise<number> {
  const { tx } = ctx
  const known = await findInvoice(tx, invoiceId)
  const debtor = known?.requestId === null ? await debtorOfCharge(tx, known.chargeId) : undefined
  if (!debtor) throw new Refusal('NOT_FOUND')
  await lockInsurer(tx, debtor.insurerId)
  const invoice = await findInvoice(tx, invoiceId)
  if (invoice?.kind !== 'final' || invoice.number === null) throw new Refusal('INVOICE_CANNOT_CHANGE')
  return insertStorno(ctx, invoice, { reason, chargeAgain: false, by })
}
