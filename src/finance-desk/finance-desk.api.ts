import { z } from 'zod'
import { employee } from '#accounts/who.ts'
import { get } from '#base/endpoint.ts'
import { lineOfText } from '#base/plain-text.ts'
import { isDay } from '#calendar/calendar.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { closing, collectiveInvoice, invoiceFilters, invoiceRow, owedByInsurer, toInvoice } from './finance-desk.ts'

const number = z.coerce.number(wrongType).int(wrongType).positive(wrongType)
const month = z
  .string(wrongType)
  .max(7, wrongType)
  .refine((typed) => isDay(`${typed}-01`), refusedWith('REPORT_DAY'))
  .describe('2026-11')
const day = z.string(wrongType).refine(isDay, refusedWith('REPORT_DAY'))
const filters = {
  state: z.enum(invoiceFilters, wrongType).optional(),
  /** A number, a reference or a request, or the beginning of a buyer's name. */
  text: lineOfText(100).optional(),
}
const cashier = employee('invoice.markPaid')

export const financeDeskApi = {
  listAllInvoices: get('/finance-desk/invoices', {
    summary: 'All invoices: what is open or overdue by the day it falls due, everything else the newest first',
    who: cashier,
    fromReplica: true,
    query: z.strictObject({ ...filters, after: number.optional(), size: number.max(100, wrongType).default(25) }, wrongType),
    answers: z.object({
      invoices: z.array(invoiceRow),
      next: z.int().nullable(),
      /** Only with the first page. */
      counts: z.object({ open: z.int(), overdue: z.int(), toInvoice: z.int() }).nullable(),
    }),
  }),

  listToInvoice: get('/finance-desk/to-invoice', {
    summary: 'Requests of which something is owed without an invoice, or whose invoice is stuck, those that ended first first',
    who: cashier,
    fromReplica: true,
    query: z.strictObject({ after: number.optional(), size: number.max(100, wrongType).default(25) }, wrongType),
    answers: z.object({
      requests: z.array(toInvoice),
      next: z.int().nullable(),
      /** This employee may have them issued: key invoice.issue. */
      mayIssue: z.boolean(),
    }),
  }),

  listOwedByInsurers: get('/finance-desk/owed-by-insurers', {
    summary: 'What each insurer owes for the repairs that were done in a month, and how it was invoiced; this month unless another is asked for',
    who: cashier,
    fromReplica: true,
    query: z.strictObject({ month: month.optional() }, wrongType),
    answers: z.object({
      month,
      /** Only then it can be invoiced. */
      isOver: z.boolean(),
      insurers: z.array(owedByInsurer),
      /** The newest first. */
      invoices: z.array(collectiveInvoice),
      /** This employee may issue and cancel them: key invoice.issue. */
      mayIssue: z.boolean(),
    }),
  }),

  exportInvoices: get('/finance-desk/invoices/export', {
    summary: 'The invoices made out in a period as CSV, at most 50,000, or as XLSX, at most 10,000',
    who: cashier,
    fromReplica: true,
    /** As dear as an action. */
    rate: 'write',
    query: z.strictObject({ from: day, to: day, format: z.enum(['csv', 'xlsx'], wrongType).default('csv') }, wrongType),
    shape: 'file',
    fileKinds: ['csv', 'xlsx'],
    answers: z.null(),
  }),

  showClosing: get('/finance-desk/closing', {
    summary: 'The money of a day by how it came, beside what the providers took and gave back; today unless another day is asked for',
    who: cashier,
    fromReplica: true,
    query: z.strictObject({ day: day.optional() }, wrongType),
    answers: closing,
  }),
}
