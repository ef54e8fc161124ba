import type { Input } from '#base/endpoint.ts'
import { budapestDay, type Day } from '#calendar/calendar.ts'
import { repairFees } from '#catalogue/server/repair-fees.ts'
import type { Call, ReadContext } from '#context.ts'
import { providerSaidIn } from '#invoices/server/provider-said.ts'
import { bareReference } from '#payments/transfer-reference.ts'
import { parseRequestNumber } from '#requests/request-number.ts'
import type { financeDeskApi } from '../finance-desk.api.ts'
import type { InvoiceRow } from '../finance-desk.ts'
import { countOpen, type InvoiceListRow, invoicesOfList } from './invoice-list-store.ts'
import { countToInvoice } from './to-invoice-store.ts'

export async function listAllInvoices(ctx: ReadContext & Call, { query }: Input<typeof financeDeskApi.listAllInvoices>) {
  const { tx, now } = ctx
  const { state: filter, text, after, size } = query
  const today = budapestDay(now)
  const readings = text ? { reference: bareReference(text), requestId: parseRequestNumber(text), buyer: text.toLocaleLowerCase('hu') } : undefined
  const [rows, counts] = await Promise.all([
    invoicesOfList(tx, { filter, readings, today, after, size }),
    after === undefined ? countsOf(ctx, today) : null,
  ])
  const page = rows.slice(0, size)
  const said = await providerSaidIn(ctx.language)
  return { invoices: page.map((row) => invoiceRowOf(row, today, said)), next: rows.length > size ? (page.at(-1)?.id ?? null) : null, counts }
}

async function countsOf(ctx: ReadContext, today: Day) {
  const { returnFee } = await repairFees(ctx, today)
  const [open, toInvoice] = await Promise.all([countOpen(ctx.tx, today), countToInvoice(ctx.tx, returnFee)])
  return { ...open, toInvoice }
}

function invoiceRowOf(row: InvoiceListRow, today: Day, said: Awaited<ReturnType<typeof providerSaidIn>>): InvoiceRow {
  const { id, kind, number, requestId, buyer, createdAt, dueOn, gross, outstanding, paymentMethodId, paidWith, status, provider, tries, lastError } =
    row
  const cancelled = row.cancelledBy !== null
  return {
    ...{ id, kind, number, buyer, dueOn, gross, outstanding, paymentMethodId, paidWith, status, cancelled, provider },
    crmRequestId: requestId,
    period: row.period,
    createdAt: createdAt.toString(),
    overdue: status === 'pending' && !cancelled && dueOn < today,
    waiting: number === null || row.pdfAt === null ? { tries, lastError: said(lastError) } : null,
  }
}
