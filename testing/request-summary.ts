import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import { cheapestLines, dearestLines, type QuoteLine, totalOf } from '#quotes/quote.ts'

/** What the row of a request says of what was written about it (migration 0078), and what it must say, reckoned here from all of that. */
export async function requestSummary(db: Kysely<DB>, requestId: number) {
  const said = await db
    .selectFrom('requests')
    .select(['historyArrivedAt', 'historyAcceptedAt', 'historyStatus', 'historySince', 'historyCalledOff'])
    .select([
      'quoteUntil',
      'quotedGross',
      'quotedGrossMost',
      'reportStatus',
      'reportUntil',
      'reportDecidedAt',
      'insurerStatus',
      'insurerAt',
      'owesInvoice',
      'shortOfCash',
      'lastPaidAt',
    ])
    .where('id', '=', requestId)
    .executeTakeFirstOrThrow()
  const expected = {
    ...(await ofHistory(db, requestId)),
    ...(await ofQuote(db, requestId)),
    ...(await ofReport(db, requestId)),
    ...(await ofInsurer(db, requestId)),
    ...(await ofInvoices(db, requestId)),
  }
  return { said: inText(said), expected: inText(expected) }
}

/** Instants as text, in one order. */
const inText = (summary: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(summary)
      .map(([name, value]) => [name, value instanceof Temporal.Instant ? value.toString() : value] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
  )

async function ofHistory(db: Kysely<DB>, requestId: number) {
  const all = await db.selectFrom('requestHistory').selectAll().where('requestId', '=', requestId).orderBy('id').execute()
  const takenBack = new Set(all.map(({ undoes }) => undoes))
  const shown = all.filter(({ id, internal }) => !internal && !takenBack.has(id))
  const lastWith = (code: number) => shown.findLast((row) => row.code === code)?.at ?? null
  const status = shown.at(-1)?.status ?? null
  const here = shown.slice(shown.findLastIndex((row) => row.status !== status) + 1)
  const began = here.findLast(({ step }) => step === 'orderDelivery' || step === 'cancelDelivery' || step === 'receiveParcelBack') ?? here[0]
  return {
    historyArrivedAt: lastWith(20),
    historyAcceptedAt: lastWith(32),
    historyStatus: status,
    historySince: began?.at ?? null,
    historyCalledOff: began?.step === 'cancelDelivery' || began?.step === 'receiveParcelBack',
  }
}

async function ofQuote(db: Kysely<DB>, requestId: number) {
  const quotes = await db.selectFrom('quotes').selectAll().where('requestId', '=', requestId).execute()
  const quote = quotes.find(({ status }) => status !== 'draft' && status !== 'void')
  const offer = await db.selectFrom('buybackOffers').select('validUntil').where('requestId', '=', requestId).executeTakeFirst()
  if (!quote) return { quoteUntil: offer?.validUntil ?? null, quotedGross: null, quotedGrossMost: null }
  const decision = await db.selectFrom('quoteDecisions').selectAll().where('quoteId', '=', quote.id).executeTakeFirst()
  const lines = await db
    .selectFrom('quoteLines')
    .select(['id', 'quantity', 'netUnit', 'choice', 'alternativeGroup as group', 'kind', 'description'])
    .where('quoteId', '=', quote.id)
    .orderBy('position')
    .$narrowType<Pick<QuoteLine, 'choice' | 'kind'>>()
    .execute()
  const accepted = decision?.decision === 'accepted' ? decision.gross : null
  return {
    quoteUntil: quote.validUntil,
    quotedGross: accepted ?? totalOf(cheapestLines(lines)).gross,
    quotedGrossMost: accepted ?? totalOf(dearestLines(lines)).gross,
  }
}

async function ofReport(db: Kysely<DB>, requestId: number) {
  const reports = await db
    .selectFrom('expertReports')
    .leftJoin('expertReportDecisions', 'reportId', 'expertReports.id')
    .select(['status', 'validUntil', 'decidedAt'])
    .where('requestId', '=', requestId)
    .execute()
  const report = reports.find(({ status }) => status !== 'void')
  return { reportStatus: report?.status ?? null, reportUntil: report?.validUntil ?? null, reportDecidedAt: report?.decidedAt ?? null }
}

async function ofInsurer(db: Kysely<DB>, requestId: number) {
  const quotes = await db.selectFrom('insurerQuotes').selectAll().where('requestId', '=', requestId).execute()
  const quote = quotes.find(({ status }) => status !== 'void')
  return { insurerStatus: quote?.status ?? null, insurerAt: quote?.answeredAt ?? quote?.sentAt ?? null }
}

async function ofInvoices(db: Kysely<DB>, requestId: number) {
  const invoices = await db.selectFrom('invoices').selectAll().where('requestId', '=', requestId).execute()
  const asking = invoices.filter(({ kind }) => kind === 'final' || kind === 'proforma')
  const paid = asking.flatMap(({ paidAt }) => paidAt ?? []).toSorted(Temporal.Instant.compare)
  const isOwed = (invoice: (typeof asking)[number]) =>
    invoice.status === 'pending' && invoice.cancelledBy === null && invoice.number !== null && invoice.paymentMethodId !== 1
  const inCash = invoices.filter(
    ({ kind, status, cancelledBy, paymentMethodId }) => kind === 'final' && status === 'pending' && cancelledBy === null && paymentMethodId === 1,
  )
  const brought = await db
    .selectFrom('settlements')
    .selectAll()
    .where('invoiceId', 'in', [0, ...inCash.map(({ id }) => id)])
    .execute()
  const isShort = ({ id, gross }: (typeof inCash)[number]) => {
    const came = brought.filter(({ invoiceId }) => invoiceId === id)
    return (
      came.some(({ source }) => source === 'cashOnDelivery') && came.reduce((sum, { amount, cashRounding }) => sum + amount + cashRounding, 0) < gross
    )
  }
  return { owesInvoice: asking.some(isOwed), shortOfCash: inCash.some(isShort), lastPaidAt: paid.at(-1) ?? null }
}
