import { z } from 'zod'
import { invoiceKinds, invoiceStatuses, settlementSources } from '#invoices/invoice.ts'

/** What of the invoices is listed: what waits for money, what of it is past its day, what is paid, what was cancelled. */
export const invoiceFilters = ['open', 'overdue', 'paid', 'cancelled'] as const
export type InvoiceFilter = (typeof invoiceFilters)[number]

/** SPEC 3, as the texts name them. */
export const methodNames = { 1: 'cashOnDelivery', 2: 'transfer', 3: 'prepaidTransfer', 4: 'online', 5: 'card' } as const

const day = z.string().describe('2026-11-21, in Europe/Budapest')
const forints = z.int().describe('Whole forints')

export const invoiceRow = z.object({
  id: z.int(),
  kind: z.enum(invoiceKinds),
  /** Null: the provider has not answered yet. */
  number: z.string().nullable(),
  crmRequestId: z.int(),
  buyer: z.string(),
  createdAt: z.string(),
  dueOn: day,
  gross: forints,
  /** What is still to be paid. */
  outstanding: forints,
  /** SPEC 3: 1 cash on delivery, 2 transfer, 3 prepaid transfer, 4 online payment, 5 bank card. */
  paymentMethodId: z.literal([1, 2, 3, 4, 5]),
  status: z.enum(invoiceStatuses),
  cancelled: z.boolean(),
  overdue: z.boolean(),
  /** While its number or its document is on the way: how often the provider was asked, and what it said last. */
  waiting: z.object({ tries: z.int(), lastError: z.string().nullable() }).nullable(),
})
export type InvoiceRow = z.output<typeof invoiceRow>

/** The money of one day, by how it came. */
export const closing = z.object({
  day,
  sources: z.array(z.object({ source: z.enum(settlementSources), count: z.int(), amount: forints, rounding: forints })),
  /** What came less what went back. */
  total: forints,
  /** What each provider says it took and gave back that day, beside what the books say. */
  providers: z.array(z.object({ provider: z.string(), taken: forints, returned: forints, booked: forints })),
  issued: z.object({ count: z.int(), gross: forints }),
})
export type Closing = z.output<typeof closing>

/** No export holds more; who needs more asks for a shorter period. */
export const maxExported = 50_000
