import { fullCompanyName } from '#accounts/greeting.ts'
import { nameInWords } from '#accounts/name-in-words.ts'
import { formatStreet } from '#addresses/format-address.ts'
import { addDays, budapestDay, type Day } from '#calendar/calendar.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import type { TransactionContext } from '#context.ts'
import { methodOf, methods } from '../method-of-invoice.ts'
import type { Buyer } from './buyer.ts'
import type { Charge } from './charge-store.ts'
import { buyerOf, insertInvoice, invoicesOfRequest, markCancelled } from './invoice-store.ts'
import { billingOf, type InvoicedRequest } from './invoiced-request-store.ts'
import { firstPaidWith } from './paid-with-store.ts'
import { newInvoicesBy } from './provider/invoice-provider-of.ts'
import { lockInvoice } from './settlement-store.ts'
import { daysOnTerms } from './what-terms-keep.ts'

/**
 * Writes the document a charge waits for, unless it stands already: the proforma of a prepaid transfer, otherwise the invoice. The caller holds
 * the request's lock.
 * @returns the id of what is to be issued; null: nothing is
 */
export async function prepareInvoice(
  ctx: TransactionContext,
  request: InvoicedRequest,
  charge: Charge,
  { issuedByAccountId = null, reason = '' }: { issuedByAccountId?: number | null; reason?: string } = {},
): Promise<number | null> {
  const written = (await invoicesOfRequest(ctx.tx, request.id)).filter((one) => one.chargeId === charge.id && one.cancelledBy === null)
  const final = written.find(({ kind }) => kind === 'final')
  if (final) return final.number === null ? final.id : null
  const proforma = written.find(({ kind }) => kind === 'proforma')
  const agreed = methodOf(request)
  // Money may be coming for it at this moment.
  const isPaid = proforma !== undefined && (await lockInvoice(ctx.tx, proforma.id))?.status === 'paid'
  const kind = agreed === methods.prepaidTransfer && !isPaid ? 'proforma' : 'final'
  if (kind === 'proforma' && proforma) return proforma.number === null ? proforma.id : null
  const today = budapestDay(ctx.now)
  // Of what was paid before it is issued it says how, not what had been agreed.
  const paymentMethodId = isPaid ? await firstPaidWith(ctx.tx, proforma.id, agreed) : agreed
  const { net, vat, gross } = charge
  const id = await insertInvoice(ctx.tx, {
    ...{ net, vat, gross, kind, paymentMethodId },
    requestId: request.id,
    chargeId: charge.id,
    language: request.language,
    createdAt: ctx.now,
    performedOn: request.readyAt ? budapestDay(request.readyAt) : today,
    dueOn: await dueOn(ctx, charge, { today, isOnTerms: agreed === methods.transfer }),
    provider: newInvoicesBy(ctx.env),
    // What its proforma asked for has come.
    ...(isPaid ? { status: 'paid' as const, paidAt: proforma.paidAt ?? ctx.now, aboutInvoiceId: proforma.id } : {}),
    // Of who was erased meanwhile the proforma alone still says to whom it is made out (decision 138).
    buyer: proforma && request.email === '' ? await buyerOf(ctx.tx, proforma.id) : await buyerOfRequest(ctx, request),
    issuedByAccountId,
    reason,
  })
  // One document to pay by.
  if (id !== undefined && proforma && !isPaid) await markCancelled(ctx.tx, proforma.id, id)
  return id ?? null
}

async function dueOn(
  ctx: TransactionContext,
  { payer, requestId, gross }: Charge,
  { today, isOnTerms }: { today: Day; isOnTerms: boolean },
): Promise<Day> {
  const own = payer === 'company' && isOnTerms ? await daysOnTerms(ctx, { requestId, gross }) : undefined
  if (own !== undefined) return addDays(today, own)
  return addDays(today, await figureInForce(ctx, today, payer === 'company' ? 'companyInvoiceDueDays' : 'invoiceDueDays'))
}

/** A company is named as such, by its full name; for a person the name on the billing address, else their own. */
async function buyerOfRequest({ tx }: TransactionContext, { id, language }: InvoicedRequest): Promise<Buyer> {
  const billing = await billingOf(tx, id)
  const { countryCode, postalCode, city, billingName, companyName, businessForm } = billing
  // Rows written before the form was, and whoever typed the same name again without it, mean the company all the same (DOMAIN 4 and 9).
  const company = companyName && (!billingName || billingName === companyName) ? fullCompanyName(companyName, businessForm) : ''
  return {
    name: company || billingName || nameInWords(language, billing) || billing.contactName,
    isCompany: billing.isCompany || companyName !== null,
    taxNumber: billing.taxNumber || billing.companyTaxNumber || null,
    countryCode,
    postalCode,
    city,
    address: formatStreet(billing),
  }
}
