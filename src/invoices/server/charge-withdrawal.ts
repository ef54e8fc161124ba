import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, OutsideContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { netOfGross, totalOf } from '#quotes/quote.ts'
import type { invoicesApi } from '../invoices.api.ts'
import { chargesOf, insertCharge } from './charge-store.ts'
import { lockInvoicedRequest } from './invoiced-request-store.ts'
import { issueAbout } from './issue-about.ts'
import { prepareInvoice } from './prepare-invoice.ts'
import { withdrawalTerms } from './withdrawal-terms.ts'

type Charging = Input<typeof invoicesApi.chargeWithdrawal>

/**
 * What a consumer who withdrew owes for what was done until then. Once, however many ask.
 * @throws Refusal NOT_FOUND, INVOICE_NOTHING_OWED when nothing may be charged (any more), QUOTE_FIGURE above what was agreed,
 * INVOICE_PROVIDER_AWAY, INVOICE_PROVIDER_REFUSED
 */
export const chargeWithdrawal = (ctx: OutsideContext & Call, { params: { id }, body }: Charging) =>
  issueAbout(ctx, (own) => writeCharge(own, id, body, employeeIdOf(ctx)))

async function writeCharge(ctx: TransactionContext, requestId: number, { label, gross, reason }: Charging['body'], issuedByAccountId: number) {
  const request = await lockInvoicedRequest(ctx.tx, requestId)
  if (!request) throw new Refusal('NOT_FOUND')
  const terms = await withdrawalTerms(ctx, request)
  if (!terms) throw new Refusal('INVOICE_NOTHING_OWED')
  const bounds = { min: 1, max: terms.upTo }
  if (gross > terms.upTo) throw new Refusal('QUOTE_FIGURE', { values: bounds, fields: [{ path: 'gross', code: 'QUOTE_FIGURE', values: bounds }] })
  const lines = [{ label, quantity: 1, netUnit: netOfGross(gross) }]
  const { decision } = terms
  await insertCharge(ctx.tx, { ...totalOf(lines), lines, requestId, decision, reason: 'withdrawal', payer: 'consumer', createdAt: ctx.now })
  const charge = (await chargesOf(ctx.tx, requestId)).find((one) => one.reason === 'withdrawal')
  const documentId = charge ? await prepareInvoice(ctx, request, charge, { issuedByAccountId, reason }) : null
  if (documentId === null) throw new Refusal('INVOICE_NOTHING_OWED')
  return { documentId, requestId }
}
