import { keysOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import { lookupOf } from '#catalogue/server/lookup-store.ts'
import type { Call, ReadContext } from '#context.ts'
import { createDocumentLink, holderOf } from '#documents/server/document-link.ts'
import { documentsOf } from '#documents/server/document-store.ts'
import { Refusal } from '#errors.ts'
import { holdsRequest, requireHeldRequest } from '#requests/server/request-holder-store.ts'
import { company } from '#site/company.ts'
import { roundedToCash } from '#site/figures.ts'
import type { invoicesApi, ShownInvoice } from '../invoices.api.ts'
import { methodOf, methods, methodsOffered } from '../method-of-invoice.ts'
import { transferCode } from '../payment-code.ts'
import { chargesOf } from './charge-store.ts'
import { dutyOfRequest } from './duty-of-request.ts'
import { givenBackOf, type Invoice, invoicesOfRequest, outstandingOf } from './invoice-store.ts'
import { findInvoicedRequest, type InvoicedRequest } from './invoiced-request-store.ts'
import { dutyAhead } from './proforma-ahead.ts'
import { providerSaidIn } from './provider-said.ts'
import { withdrawalTerms } from './withdrawal-terms.ts'

type Answer = Output<typeof invoicesApi.listInvoices>

/** The invoices of a request, for whoever may see the request. */
export async function listInvoices(
  ctx: ReadContext & Call,
  { params: { id } }: Pick<Input<typeof invoicesApi.listInvoices>, 'params'>,
): Promise<Answer> {
  await requireHeldRequest(ctx, id, { colleagues: true })
  const shown = await invoicesShown(ctx, id)
  return (await holdsRequest(ctx, id)) ? shown : { ...shown, mayChoose: false, mayPay: false }
}

/**
 * The invoices of a request, the newest first, with links to their PDFs created for this caller, and how it may be paid. The caller of this
 * function has made sure that they may see them: by the request, or, as who issues invoices need not work at the service desk, by a key.
 * @throws Refusal NOT_FOUND
 */
export async function invoicesShown(ctx: ReadContext & Call, id: number): Promise<Answer> {
  const request = await findInvoicedRequest(ctx.tx, id)
  if (!request) throw new Refusal('NOT_FOUND')
  const isDesk = keysOf(ctx.actor).includes('invoice.issue')
  const every = await invoicesOfRequest(ctx.tx, id)
  const names = await lookupOf(ctx, ctx.language, 'paymentMethods')
  const show = await shower(ctx, request, every)
  const offered = methodsOffered(request)
  return {
    invoices: every
      .filter(({ number }) => number !== null || isDesk)
      .toReversed()
      .map((invoice) => show(invoice, names, isDesk)),
    paymentMethods: names.filter((method) => offered.includes(method.id)).map(({ id: methodId, name }) => ({ id: methodId, name })),
    paymentMethod: methodOf(request),
    mayChoose: mayChoose(request, every),
    mayPay: true,
    ahead: (await dutyAhead(ctx, request)) !== null,
    desk: isDesk ? { mayIssue: await mayIssue(ctx, request, every), withdrawalUpTo: (await withdrawalTerms(ctx, request))?.upTo ?? null } : null,
  }
}

/** Until the device is on its way, and again when it came back from it; as long as something may still be to pay. */
export function mayChoose({ closedAt, status, outcome, isGoingOut }: InvoicedRequest, invoices: readonly Invoice[]): boolean {
  if (closedAt !== null || isGoingOut || status === 'SHIPPED' || status === 'SERVICE_DONE') return false
  if (outcome === null && !invoices.some(({ cancelledBy, kind }) => cancelledBy === null && (kind === 'final' || kind === 'proforma'))) return true
  return invoices.some(
    ({ status: paid, cancelledBy, kind }) => paid === 'pending' && cancelledBy === null && (kind === 'final' || kind === 'proforma'),
  )
}

async function mayIssue(ctx: ReadContext, request: InvoicedRequest, invoices: readonly Invoice[]): Promise<boolean> {
  if (request.closedAt !== null || (request.status !== 'PRODUCT_LEFT_THE_SERVICE' && request.status !== 'INVOICE_DONE')) return false
  if (invoices.some(({ number, pdfAt }) => number === null || pdfAt === null)) return true
  const charges = await chargesOf(ctx.tx, request.id)
  if (charges.length === 0) return invoices.length === 0 && (await dutyOfRequest(ctx, request)) !== null
  return charges.some(({ id }) => !invoices.some(({ chargeId, kind, cancelledBy }) => chargeId === id && kind !== 'storno' && cancelledBy === null))
}

/** A device that was to be paid to the courier is handed over for its cash only; one that was lost or left here was not handed over. */
const cashWasTaken = ({ status, outcome }: InvoicedRequest, { kind, paymentMethodId }: Invoice): boolean =>
  status === 'SERVICE_DONE' && outcome !== 'LOST' && outcome !== 'ABANDONED' && kind === 'final' && paymentMethodId === methods.cashOnDelivery

async function shower(ctx: ReadContext & Call, request: InvoicedRequest, every: readonly Invoice[]) {
  const requestId = request.id
  const documents = await documentsOf(ctx.tx, requestId)
  const outstanding = await outstandingOf(ctx.tx, requestId)
  const givenBack = every.length > 0 ? await givenBackOf(ctx.tx, requestId) : []
  const holder = holderOf(ctx.actor, requestId)
  const said = await providerSaidIn(ctx.language)
  return (invoice: Invoice, names: readonly { id: number; name: string }[], isDesk: boolean): ShownInvoice => {
    const document = documents.find(({ id }) => id === invoice.documentId)
    const named = (methodId: number) => ({ id: methodId, name: names.find(({ id }) => id === methodId)?.name ?? '' })
    const rest = outstanding.find(({ id }) => id === invoice.id)
    const back = givenBack.find(({ id }) => id === invoice.id)
    const open = invoice.status === 'pending' && invoice.cancelledBy === null ? (rest?.outstanding ?? 0) : 0
    const cashTaken = open > 0 && cashWasTaken(request, invoice)
    const cashBooked = rest?.cashBooked === true
    return {
      id: invoice.id,
      kind: invoice.kind,
      number: invoice.number,
      createdAt: (invoice.issuedAt ?? invoice.createdAt).toString(),
      grossPrice: invoice.gross,
      paymentMethod: named(invoice.paymentMethodId),
      paidWith: back?.paidWith.map(named) ?? [],
      status: invoice.status,
      cancelled: invoice.cancelledBy !== null,
      corrected: every.reduce(
        (sum, { kind, aboutInvoiceId, gross }) => (kind === 'correcting' && aboutInvoiceId === invoice.id ? sum + gross : sum),
        0,
      ),
      dueOn: invoice.dueOn,
      outstanding: open,
      outstandingInCash: roundedToCash(open),
      returned: back?.returned ?? 0,
      returning: back?.returning ?? 0,
      surplus: Math.max(0, (back?.tooMuch ?? 0) - (back?.returning ?? 0)),
      overpaid: back?.overpaid ?? 0,
      overpaidSentBack: back?.overpaidSentBack ?? 0,
      paidToCourier: cashTaken && !isDesk && !cashBooked,
      shortOfCash: cashTaken && cashBooked,
      document: document
        ? {
            name: document.name,
            worksheetId: document.worksheetId,
            token: createDocumentLink(ctx.secrets, ctx.now, { documentId: document.id, generation: document.linkGeneration, holder }),
          }
        : null,
      // What is not issued yet is not paid either.
      transfer: open > 0 && invoice.number !== null ? transferOf(invoice, open) : null,
      desk: isDesk ? { lastError: said(invoice.lastError), tries: invoice.tries, provider: invoice.provider, reason: invoice.reason } : null,
    }
  }
}

const transferOf = ({ paymentReference, dueOn }: Invoice, amount: number) => ({
  beneficiary: company.name,
  account: company.bankAccount,
  reference: paymentReference,
  code: transferCode({
    account: company.bankAccount,
    beneficiary: company.name,
    amount,
    reference: paymentReference,
    validUntil: `${dueOn.replaceAll('-', '')}235959`,
  }),
})
