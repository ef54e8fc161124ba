import { type Kysely, sql } from 'kysely'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import type { InvoiceKind, InvoiceProviderName, InvoiceStatus } from '../invoice.ts'
import type { Buyer } from './buyer.ts'
import { overpaid, overpaidSentBack } from './overpaid-store.ts'
import { cashBooked, paidWith } from './paid-with-store.ts'

export type Invoice = {
  id: number
  /** Null: a collective invoice, about many requests (decision 78). */
  requestId: number | null
  chargeId: number
  kind: InvoiceKind
  /** Null until the provider has answered. */
  number: string | null
  language: Language
  createdAt: Temporal.Instant
  issuedAt: Temporal.Instant | null
  performedOn: Day
  dueOn: Day
  net: number
  vat: number
  gross: number
  paymentMethodId: number
  status: InvoiceStatus
  paidAt: Temporal.Instant | null
  provider: InvoiceProviderName
  providerKey: string
  paymentReference: string
  aboutInvoiceId: number | null
  cancelledBy: number | null
  reason: string
  documentId: string | null
  pdfAt: Temporal.Instant | null
  heldUntil: Temporal.Instant | null
  tries: number
  lastError: string | null
}

const invoices = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('invoices')
    .select(['id', 'requestId', 'chargeId', 'kind', 'number', 'language', 'createdAt', 'issuedAt', 'performedOn', 'dueOn', 'net', 'vat', 'gross'])
    .select(['paymentMethodId', 'status', 'paidAt', 'provider', 'providerKey', 'paymentReference', 'aboutInvoiceId', 'cancelledBy', 'reason'])
    .select(['documentId', 'pdfAt', 'heldUntil', 'tries', 'lastError'])
    .$narrowType<{ kind: InvoiceKind; status: InvoiceStatus; language: Language; provider: InvoiceProviderName }>()

export const findInvoice = (tx: ReadDb<DB>, id: number): Promise<Invoice | undefined> => invoices(tx).where('id', '=', id).executeTakeFirst()

/** Oldest first. */
export const invoicesOfRequest = (tx: ReadDb<DB>, requestId: number): Promise<Invoice[]> =>
  invoices(tx).where('requestId', '=', requestId).orderBy('id').execute()

export const buyerOf = (tx: ReadDb<DB>, invoiceId: number): Promise<Buyer> =>
  tx
    .selectFrom('invoiceBuyers')
    .select(['name', 'isCompany', 'taxNumber', 'countryCode', 'postalCode', 'city', 'address'])
    .where('invoiceId', '=', invoiceId)
    .executeTakeFirstOrThrow()

type NewInvoice = Pick<
  Invoice,
  'requestId' | 'chargeId' | 'kind' | 'language' | 'createdAt' | 'performedOn' | 'dueOn' | 'net' | 'vat' | 'gross' | 'paymentMethodId' | 'provider'
> &
  Partial<Pick<Invoice, 'status' | 'paidAt' | 'aboutInvoiceId' | 'reason'>> & { buyer: Buyer; issuedByAccountId: number | null }

/** A document to be issued; it has no number yet. @returns its id; undefined when one of this kind stands already */
export async function insertInvoice(tx: Kysely<DB>, { buyer, ...invoice }: NewInvoice): Promise<number | undefined> {
  const row = await tx
    .insertInto('invoices')
    .values({ ...invoice, nextTryAt: invoice.createdAt })
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row) await writeBuyer(tx, row.id, buyer)
  return row?.id
}

const writeBuyer = (tx: Kysely<DB>, invoiceId: number, buyer: Buyer) =>
  tx
    .insertInto('invoiceBuyers')
    .values({ ...buyer, invoiceId })
    .execute()

/**
 * To whom a document is made out, as long as it has no number and nobody is asking for one. Its row is locked, so that none is given one between
 * the question and the answer.
 */
export const renewBuyer = (tx: Kysely<DB>, invoiceId: number, buyer: Buyer, now: Temporal.Instant) =>
  tx
    .updateTable('invoiceBuyers')
    .set(buyer)
    .where('invoiceId', '=', (eb) =>
      eb
        .selectFrom('invoices')
        .select('id')
        .where('id', '=', invoiceId)
        .where('number', 'is', null)
        .where((own) => own.or([own('heldUntil', 'is', null), own('heldUntil', '<=', now)]))
        .forUpdate(),
    )
    .execute()

/** Holds a document while the provider is asked about it. @returns undefined when it is finished, or somebody else is asking */
export const holdInvoice = (tx: Kysely<DB>, id: number, { now, until }: { now: Temporal.Instant; until: Temporal.Instant }) =>
  tx
    .updateTable('invoices')
    .set((eb) => ({ heldUntil: until, tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .where((eb) => eb.or([eb('number', 'is', null), eb('pdfAt', 'is', null)]))
    .where((eb) => eb.or([eb('heldUntil', 'is', null), eb('heldUntil', '<=', now)]))
    .returning(['id', 'number', 'tries'])
    .executeTakeFirst()

type Release = { nextTryAt: Temporal.Instant; lastError: string | null; heldUntil?: Temporal.Instant | null }

export const releaseInvoice = (tx: Kysely<DB>, id: number, { nextTryAt, lastError, heldUntil = null }: Release) =>
  tx
    .updateTable('invoices')
    .set({ heldUntil, nextTryAt, lastError: lastError === null ? null : lastError.slice(0, 1000) })
    .where('id', '=', id)
    .execute()

/** @returns false when it has its number already */
export async function noteNumber(tx: Kysely<DB>, id: number, number: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invoices')
    .set({ number, issuedAt: now })
    .where('id', '=', id)
    .where('number', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** @returns false when its PDF is stored already */
export async function notePdf(tx: Kysely<DB>, id: number, documentId: string, now: Temporal.Instant): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invoices')
    .set({ documentId, pdfAt: now })
    .where('id', '=', id)
    .where('pdfAt', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** What is not finished and due for another try by the clock, the oldest try first. */
export async function unfinishedInvoices(tx: ReadDb<DB>, now: Temporal.Instant, max: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('invoices')
    .select('id')
    .where((eb) => eb.or([eb('number', 'is', null), eb('pdfAt', 'is', null)]))
    .where('nextTryAt', '<=', now)
    .orderBy('nextTryAt')
    .limit(max)
    .execute()
  return rows.map(({ id }) => id)
}

export const markCancelled = (tx: Kysely<DB>, id: number, cancelledBy: number) =>
  tx.updateTable('invoices').set({ cancelledBy }).where('id', '=', id).where('cancelledBy', 'is', null).execute()

/** How it is to be paid has been agreed anew. */
export const changeMethod = (tx: Kysely<DB>, id: number, paymentMethodId: number) =>
  tx.updateTable('invoices').set({ paymentMethodId }).where('id', '=', id).where('status', '=', 'pending').execute()

/** Whole forints still to come for each invoice that stands and asks for money, and whether cash of its courier is booked; what is not issued yet asks for nothing. */
export const outstandingOf = (tx: ReadDb<DB>, requestId: number) =>
  tx
    .selectFrom('invoices')
    .select(['id', 'chargeId', 'kind', 'number', 'paymentMethodId', 'status'])
    .select(
      sql<number>`gross - coalesce((select sum(amount + cash_rounding) from settlements where invoice_id = invoices.id), 0)::integer`.as(
        'outstanding',
      ),
    )
    .select(cashBooked.as('cashBooked'))
    .where('requestId', '=', requestId)
    .where('kind', 'in', ['proforma', 'final'])
    .where('cancelledBy', 'is', null)
    .orderBy('id')
    .$narrowType<{ kind: 'proforma' | 'final'; status: InvoiceStatus }>()
    .execute()

/** Of each invoice of a request, a cancelled one too, how it was paid, what went back of the money that came for it, what is on its way back through its provider, what is too much, and what was left of its transfers. */
export const givenBackOf = (tx: ReadDb<DB>, requestId: number) =>
  tx
    .selectFrom('invoices')
    .select('id')
    .select([
      sql<number>`coalesce((select -sum(amount) from settlements where invoice_id = invoices.id and source in ('refund', 'returned')), 0)::integer`.as(
        'returned',
      ),
      sql<number>`coalesce((select sum(refunds.amount) from refunds join payments on payments.id = refunds.payment_id
        where payments.invoice_id = invoices.id and refunds.status in ('forApproval', 'asked')), 0)::integer`.as('returning'),
      sql<number>`coalesce((select amount from surpluses where invoice_id = invoices.id), 0)::integer`.as('tooMuch'),
      overpaid.as('overpaid'),
      overpaidSentBack.as('overpaidSentBack'),
      paidWith.as('paidWith'),
    ])
    .where('requestId', '=', requestId)
    .execute()

/** What is not finished of one request, due or not. */
export async function unfinishedOf(tx: ReadDb<DB>, requestId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('invoices')
    .select('id')
    .where('requestId', '=', requestId)
    .where((eb) => eb.or([eb('number', 'is', null), eb('pdfAt', 'is', null)]))
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** The storno of an invoice, issued or on its way. */
export async function stornoOf(tx: ReadDb<DB>, invoiceId: number): Promise<number | undefined> {
  const row = await tx.selectFrom('invoices').select('id').where('aboutInvoiceId', '=', invoiceId).where('kind', '=', 'storno').executeTakeFirst()
  return row?.id
}

/** Gross forints that correcting invoices have taken off, negative. */
export async function correctedSum(tx: ReadDb<DB>, invoiceId: number): Promise<number> {
  const { sum } = await tx
    .selectFrom('invoices')
    .select(sql<number>`coalesce(sum(gross), 0)::integer`.as('sum'))
    .where('aboutInvoiceId', '=', invoiceId)
    .where('kind', '=', 'correcting')
    .executeTakeFirstOrThrow()
  return sum
}
