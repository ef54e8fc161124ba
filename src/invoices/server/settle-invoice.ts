import type { TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { cashRoundingOf, type InvoiceStatus, type SettlementSource } from '../invoice.ts'
import { insertSettlement, lockInvoice, markInvoicePaid, settledSum } from './settlement-store.ts'

export type Settling = {
  invoiceId: number
  source: SettlementSource
  /** Whole forints as they came; negative for what went back, or was moved out. */
  amount: number
  /** What it came from, once for ever: `payment <uuid>`, `statementLine 12`, `codLine 7`, `refund 3`. */
  reference: string
  /** When the money moved; now, unless a statement says another day. */
  at?: Temporal.Instant
  /** It came in cash, whatever brings it here: a rest that rounding explains is settled. */
  isCash?: boolean
}

export type Settled = {
  /** False: the reference was written before, and nothing has changed. */
  written: boolean
  status: InvoiceStatus
  /** Whole forints still to come; negative: so much too much has come, or all of it for an invoice that is cancelled. */
  outstanding: number
}

/**
 * The only place where money counts as having come for an invoice, or as having gone back. The invoice is paid when the sum reaches what it
 * asks for, and `invoicePaid` is announced once. What comes for a paid or a cancelled invoice is written all the same, because it is there:
 * whoever brings it reads from `outstanding` that it is too much.
 * @throws Refusal NOT_FOUND when there is no such invoice
 */
export async function settleInvoice(
  { tx, now, announce }: Pick<TransactionContext, 'tx' | 'now' | 'announce'>,
  { invoiceId, source, amount, reference, at = now, isCash = false }: Settling,
): Promise<Settled> {
  const invoice = await lockInvoice(tx, invoiceId)
  if (!invoice) throw new Refusal('NOT_FOUND')
  const asked = invoice.cancelledBy === null ? invoice.gross : 0
  const before = asked - (await settledSum(tx, invoiceId))
  const cashRounding = cashRoundingOf(isCash ? 'cash' : source, amount, before)
  if (!(await insertSettlement(tx, { invoiceId, source, amount, cashRounding, at, reference })))
    return { written: false, status: invoice.status, outstanding: before }
  const outstanding = before - amount - cashRounding
  if (invoice.status === 'paid' || invoice.cancelledBy !== null || outstanding > 0) return { written: true, status: invoice.status, outstanding }
  await markInvoicePaid(tx, invoiceId, now)
  // Nothing follows from a collective invoice: no device waits for it.
  if (invoice.requestId !== null) await announce('invoicePaid', { invoiceId, requestId: invoice.requestId })
  return { written: true, status: 'paid', outstanding }
}
