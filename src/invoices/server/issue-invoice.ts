import { sha256 } from '#base/server/tokens.ts'
import { translatorOf } from '#base/texts.ts'
import type { OutsideContext, TransactionContext } from '#context.ts'
import { addDocument } from '#documents/server/document-store.ts'
import { Refusal } from '#errors.ts'
import { can, stateOf } from '#requests/lifecycle.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { invoiceDocumentTexts } from '../document-texts.ts'
import { fileCollective } from './collective/collective-store.ts'
import { findInvoice, holdInvoice, type Invoice, markCancelled, noteNumber, notePdf, releaseInvoice } from './invoice-store.ts'
import { lockInvoicedRequest } from './invoiced-request-store.ts'
import { orderOfInvoice } from './order-of-invoice.ts'
import type { Issued } from './provider/invoice-provider.ts'
import { invoiceProviderOf } from './provider/invoice-provider-of.ts'

/** Longer than all calls for one document together may take; after it, whoever held it has died. */
const secondsHeld = 120

/**
 * Has a prepared document issued, outside any transaction, writes down its number with the step of the request, and stores its PDF. However
 * often and by however many it is called, and wherever it was killed before: one asks at a time, and asks with the document's own key.
 * @returns what the provider said no with, or that it is away; null: it is issued
 */
export async function issueInvoice(ctx: OutsideContext, id: number): Promise<Refusal | null> {
  const held = await ctx.transaction(({ tx, now }) => holdInvoice(tx, id, { now, until: now.add({ seconds: secondsHeld }) }))
  if (!held) return null
  try {
    const issued = await numberOf(ctx, await requireInvoice(ctx, id))
    await storePdf(ctx, await requireInvoice(ctx, id), issued)
    await ctx.transaction(({ tx, now }) => releaseInvoice(tx, id, { nextTryAt: now, lastError: null }))
    return null
  } catch (error) {
    const refusal = error instanceof Refusal ? error : new Refusal('INVOICE_PROVIDER_AWAY')
    const said = refusal.code === 'INVOICE_PROVIDER_REFUSED' ? String(refusal.values.reason) : refusal.code
    ctx.log.warn({ err: error, invoice: id, tries: held.tries }, 'an invoice was not issued')
    const waits = Math.min(30 * 2 ** held.tries, 3600)
    // Whose answer did not come may still be at work: until that is over nobody asks again, or there would be two.
    const mayBeAtWork = refusal.code === 'INVOICE_PROVIDER_AWAY' && held.number === null
    await ctx.transaction(({ tx, now }) =>
      releaseInvoice(tx, id, {
        nextTryAt: now.add({ seconds: Math.max(waits, mayBeAtWork ? secondsHeld : 0) }),
        lastError: said,
        ...(mayBeAtWork ? { heldUntil: now.add({ seconds: secondsHeld }) } : {}),
      }),
    )
    return refusal
  }
}

/** @throws the refusal, so that the job is tried again */
export async function issueOrThrow(ctx: OutsideContext, id: number): Promise<void> {
  const refusal = await issueInvoice(ctx, id)
  if (refusal) throw refusal
}

async function requireInvoice({ tx }: Pick<OutsideContext, 'tx'>, id: number): Promise<Invoice> {
  const invoice = await findInvoice(tx, id)
  if (!invoice) throw new Refusal('NOT_FOUND')
  return invoice
}

function providerOf(ctx: OutsideContext, { provider }: Invoice) {
  const found = invoiceProviderOf(ctx, provider)
  if (!found) throw new Refusal('INVOICE_PROVIDER_AWAY')
  return found
}

async function numberOf(ctx: OutsideContext, invoice: Invoice): Promise<Issued> {
  if (invoice.number !== null) return { number: invoice.number, pdf: null }
  const order = await orderOfInvoice(ctx, invoice)
  const provider = providerOf(ctx, invoice)
  const isRepeated = invoice.tries > 1
  const issued = await (invoice.kind === 'storno' ? provider.cancel(order, isRepeated) : provider.issue(order, isRepeated))
  await ctx.transaction((own) => writeDown(own, invoice, issued.number))
  return issued
}

/** The number, and what follows from it, are saved together. */
async function writeDown(ctx: TransactionContext, { id, requestId, kind, aboutInvoiceId }: Invoice, number: string) {
  const request = requestId === null ? null : await lockInvoicedRequest(ctx.tx, requestId)
  if (request === undefined || !(await noteNumber(ctx.tx, id, number, ctx.now))) return
  if (kind === 'storno' && aboutInvoiceId !== null) {
    await markCancelled(ctx.tx, aboutInvoiceId, id)
    if (request) await ctx.announce('invoiceCancelled', { invoiceId: aboutInvoiceId, requestId: request.id })
  }
  if (request && kind === 'final' && can('issueInvoice', stateOf(request)))
    await advanceRequest(ctx, request.id, 'issueInvoice', { by: 'system', note: number })
}

async function storePdf(ctx: OutsideContext, invoice: Invoice, { number, pdf }: Issued) {
  if (invoice.pdfAt !== null) return
  const bytes = pdf ?? (await providerOf(ctx, invoice).pdf(await orderOfInvoice(ctx, invoice), number))
  const t = await translatorOf(invoiceDocumentTexts, invoice.language)
  const key = await ctx.files.storeBytes(bytes)
  await ctx.transaction(async (own) => {
    own.onRollback(() => ctx.files.remove(key))
    const { requestId, id, kind, language } = invoice
    const file = { key, sha256: sha256(bytes), size: bytes.length, mediaType: 'application/pdf' }
    if (requestId === null) {
      if (!(await fileCollective(own.tx, id, file, own.now))) throw new Error(`Invoice ${id} has its PDF already`)
      return own.announce('collectiveIssued', { invoiceId: id })
    }
    const name = t('fileName', { kind: t(`kinds.${kind}`), number })
    const documentId = await addDocument(own.tx, { requestId, type: 'dolphinInvoice', name, language, now: own.now, createdBy: 'system', file })
    if (!(await notePdf(own.tx, id, documentId, own.now))) throw new Error(`Invoice ${id} has its PDF already`)
    await own.announce('documentAdded', { requestId, documentId })
    await own.announce('invoiceIssued', { invoiceId: id, requestId })
  })
}
