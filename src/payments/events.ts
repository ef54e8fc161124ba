import type { TransferReminder } from './transfer-reminder.ts'

/** What can happen to money that comes or goes back; reactions.ts says what follows. */
export type PaymentEvents = {
  /** The provider is to be asked for it now. */
  refundAsked: { refundId: string; requestId: number }
  /** The provider has given it back. */
  refundDone: { refundId: string; requestId: number }
  /** An employee sent back what came too much. */
  surplusReturned: { decisionId: number; requestId: number }
  /** A transfer is awaited soon, or has not come in time; each is told once. */
  transferReminderDue: { invoiceId: number; requestId: number; reminder: TransferReminder }
}
