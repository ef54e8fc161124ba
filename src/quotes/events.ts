import type { Reminder } from './quote-validity.ts'

/** What happens to quotes and reports beside the steps of the request's life (`requests/events.ts`). */
export type QuoteEvents = {
  quoteReminderDue: { requestId: number; quoteId: number; reminder: Reminder }
  /** A quote above its sender's limit waits for this approver. */
  approvalAsked: { requestId: number; quoteId: number; accountId: number; isReminder: boolean }
  /** A decree on moved working days has given more time (DESIGN 8.14). */
  deadlineExtended: { requestId: number; kind: 'quote' | 'report' }
  expertReportIssued: { requestId: number }
  /** Accepted, rejected or expired. */
  expertReportDecided: { requestId: number }
}
