import { z } from 'zod'
import { invoiceKinds, invoiceProviders, invoiceStatuses, settlementSources } from '#invoices/invoice.ts'
import { type methods, methodsToSay } from '#invoices/method-of-invoice.ts'
import { outcomes } from '#requests/status.ts'

/** What of the invoices is listed: what waits for money, what of it is past its day, what is paid, what was cancelled. */
export const invoiceFilters = ['open', 'overdue', 'paid', 'cancelled'] as const
export type InvoiceFilter = (typeof invoiceFilters)[number]

type Methods = typeof methods
/** SPEC 3, as the texts name them. */
const methodNames = { 1: 'cashOnDelivery', 2: 'transfer', 3: 'prepaidTransfer', 4: 'online', 5: 'card' } as const satisfies {
  [Name in keyof Methods as Methods[Name]]: Name
}

export type MethodId = keyof typeof methodNames
/** By which an invoice was paid, or is to be, as it is asked of the texts. */
export const methodNamesOf = ({ paymentMethodId, paidWith }: { readonly paymentMethodId: MethodId; readonly paidWith: readonly MethodId[] }) =>
  methodsToSay(paymentMethodId, paidWith).map((id) => methodNames[id])

const day = z.string().describe('2026-11-21, in Europe/Budapest')
/** SPEC 3: 1 cash on delivery, 2 transfer, 3 prepaid transfer, 4 online payment, 5 bank card. */
const methodId = z.literal([1, 2, 3, 4, 5])
const forints = z.int().describe('Whole forints')

export const invoiceRow = z.object({
  id: z.int(),
  kind: z.enum(invoiceKinds),
  /** Null: the provider has not answered yet. */
  number: z.string().nullable(),
  /** Null of a collective invoice. */
  crmRequestId: z.int().nullable(),
  /** Of a collective invoice the month it is about, `2026-11`. */
  period: z.string().nullable(),
  buyer: z.string(),
  createdAt: z.string(),
  dueOn: day,
  gross: forints,
  /** What is still to be paid. */
  outstanding: forints,
  paymentMethodId: methodId,
  /** By which the money came, once it is paid; empty where that is not known. */
  paidWith: z.array(methodId),
  status: z.enum(invoiceStatuses),
  cancelled: z.boolean(),
  overdue: z.boolean(),
  provider: z.enum(invoiceProviders).describe('Who writes it'),
  /** While its number or its document is on the way: how often the provider was asked, and what it said last. */
  waiting: z.object({ tries: z.int(), lastError: z.string().nullable() }).nullable(),
})
export type InvoiceRow = z.output<typeof invoiceRow>

/**
 * A request that waits for an invoice. `notIssued`: something is owed of which there is none; `underWay`: it was asked for and nothing was
 * answered yet; `refused`: it was answered with no; `noDocument`: it has its number, and its PDF is missing.
 */
export const toInvoice = z.object({
  crmRequestId: z.int(),
  customer: z.string(),
  since: z.string().describe('2026-11-24T08:00:00Z'),
  outcome: z.enum(outcomes).nullable(),
  reason: z.enum(['notIssued', 'underWay', 'refused', 'noDocument']),
  /** The document that is stuck, how often its provider was asked, and what it said last. */
  document: z
    .object({ kind: z.enum(invoiceKinds), number: z.string().nullable(), gross: forints, tries: z.int(), lastError: z.string().nullable() })
    .nullable(),
})
export type ToInvoice = z.output<typeof toInvoice>

/** The money of one day, by how it came. */
export const closing = z.object({
  day,
  sources: z.array(z.object({ source: z.enum(settlementSources), count: z.int(), amount: forints, rounding: forints })),
  /** What came less what went back. */
  total: forints,
  /** What each provider says it took and gave back that day, beside what the books say. */
  providers: z.array(z.object({ provider: z.string(), taken: forints, returned: forints, booked: forints })),
  issued: z.object({ count: z.int(), gross: forints }),
  /** What was transferred for lost parcels. No invoice asks for it, so it is not in the total. */
  compensations: z.object({ count: z.int(), amount: forints }),
})
export type Closing = z.output<typeof closing>

/** No export holds more rows; who needs more asks for a shorter period, or for CSV. */
export const maxExported = { csv: 50_000, xlsx: 10_000 } as const

/** What an insurer owes for the repairs of a month. */
export const owedByInsurer = z.object({
  /** Null: whoever asked it did not say which insurer it was. */
  id: z.int().nullable(),
  name: z.string().nullable(),
  /** Gross forints. */
  gross: z.int(),
  items: z.array(
    z.object({
      requestId: z.int(),
      worksheet: z.string().nullable(),
      claim: z.string().nullable(),
      identifier: z.string(),
      doneOn: z.string().describe('2026-11-21, in Europe/Budapest'),
      gross: z.int(),
      /** By a collective invoice that stands. */
      isInvoiced: z.boolean(),
    }),
  ),
})
export type OwedByInsurer = z.output<typeof owedByInsurer>

/** A collective invoice of an insurer, or its storno. */
export const collectiveInvoice = z.object({
  id: z.int(),
  insurerId: z.int(),
  kind: z.enum(['final', 'storno']),
  /** Null: the provider has not answered yet. */
  number: z.string().nullable(),
  createdAt: z.string(),
  dueOn: day,
  gross: forints,
  /** What is still to be paid. */
  outstanding: forints,
  status: z.enum(invoiceStatuses),
  cancelled: z.boolean(),
  overdue: z.boolean(),
  hasDocument: z.boolean(),
  /** The invoice a storno cancels. */
  aboutId: z.int().nullable(),
  waiting: z.object({ tries: z.int(), lastError: z.string().nullable() }).nullable(),
})
export type CollectiveInvoice = z.output<typeof collectiveInvoice>

/** The month so many months after `2026-11`. */
export function monthBeside(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const index = year * 12 + number - 1 + months
  return `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`
}
