import type { TransferReminder } from './transfer-reminder.ts'

/** What can happen to money that comes or goes back; reactions.ts says what follows. Of a collective invoice there is no request. */
export type PaymentEvents = {
  /** The provider is to be asked for it now. */
  refundAsked: { refundId: string; requestId: number }
  /** The provider has given it back. */
  refundDone: { refundId: string; requestId: number }
  /** An employee settled what came too much with another open invoice, `invoiceId`. */
  surplusMoved: { decisionId: number; invoiceId: number; requestId: number | null }
  /** An employee sent back what came too much. */
  surplusReturned: { decisionId: number; invoiceId: number; requestId: number | null }
  /** A transfer brought a part of what an invoice or proforma asks for, and the rest is still owed. */
  transferPartReceived: { lineId: number; invoiceId: number; requestId: number | null }
  /** A transfer came for an invoice or proforma that was paid already, and an employee counted it there, as too much. */
  transferSurplusReceived: { lineId: number; invoiceId: number; requestId: number | null }
  /** A courier brought less cash than an invoice asks for, an employee counted it, and the rest is still owed: no courier collects that any more. */
  cashPartReceived: { lineId: number; invoiceId: number; requestId: number | null }
  /** What was left of a transfer was sent back by hand; `invoiceId`: what it paid. */
  transferReturned: { lineId: number; invoiceId: number; requestId: number | null }
  /**
   * A transfer is awaited soon, or has not come in time; each is told once. `administratorId`: of the company that owes it, told in place of
   * the sender, who was erased.
   */
  transferReminderDue: { invoiceId: number; requestId: number | null; reminder: TransferReminder; administratorId?: number }
}
