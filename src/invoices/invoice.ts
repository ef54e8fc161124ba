/**
 * `proforma`: asks for a transfer before the invoice, and is none itself; `final`: the invoice; `storno` cancels one; `correcting` takes off
 * what a paid one asked for too much.
 */
export const invoiceKinds = ['proforma', 'final', 'storno', 'correcting'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]
/** A storno or a correcting one is not paid; what goes back is a refund. */
export const asksForMoney = (kind: InvoiceKind): boolean => kind === 'final' || kind === 'proforma'

/** What the customer still has to pay of an invoice that is shown to them: cash the courier took is on its way to the books. */
export const isOwed = ({ outstanding, paidToCourier }: { readonly outstanding: number; readonly paidToCourier: boolean }): boolean =>
  outstanding > 0 && !paidToCourier

/** Who writes the documents; the column `provider` of invoices. */
export const invoiceProviders = ['builtIn', 'szamlazz'] as const
export type InvoiceProviderName = (typeof invoiceProviders)[number]

/** SPEC 3: pending, then paid. */
export const invoiceStatuses = ['pending', 'paid'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/**
 * How money came, or went back: `refund` through its provider, `returned` by hand; `moved` is what came for one invoice and was settled with
 * another, out of the first and into the second.
 */
export const settlementSources = ['online', 'transfer', 'cashOnDelivery', 'cash', 'refund', 'moved', 'returned'] as const
export type SettlementSource = (typeof settlementSources)[number]

const inCash: readonly SettlementSource[] = ['cashOnDelivery', 'cash']

/**
 * What rounding to five forints took off or put on (2008. évi III. tv. 2. §): only of cash, and only where the amount is what rounding the
 * rest would give.
 * @param outstanding what was still to be paid, whole forints
 */
export function cashRoundingOf(source: SettlementSource, amount: number, outstanding: number): number {
  if (!inCash.includes(source) || amount <= 0) return 0
  const difference = outstanding - amount
  return Math.abs(difference) <= 2 && amount % 5 === 0 ? difference : 0
}
