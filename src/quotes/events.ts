import type { Reminder } from './quote-validity.ts'

/** What happens to quotes and reports beside the steps of the request's life (`requests/events.ts`). */
export type QuoteEvents = {
  quoteReminderDue: { requestId: number; quoteId: number; reminder: Reminder }
  expertReportIssued: { requestId: number }
  /** Accepted, rejected or expired. */
  expertReportDecided: { requestId: number }
}
