import type { UnreadReason } from '#base/server/tables/read-csv.ts'
import type { Day } from '#calendar/calendar.ts'

/** The kinds of statements that are read. */
export type StatementFormat = 'camt053' | 'otp' | 'kh'

/** Money that came to our account. */
export type StatementLine = {
  /** The same line has the same one in every file that holds it, so that overlapping statements never count twice. */
  readonly bankReference: string
  readonly bookedOn: Day
  /** Whole forints, above zero. */
  readonly amount: number
  readonly payerName: string | null
  readonly payerAccount: string | null
  readonly text: string
}

/** What of a file is not taken: money that left, other currencies, entries not booked yet, rows whose day or amount cannot be read. */
export type Skipped = { readonly debits: number; readonly otherCurrency: number; readonly notBooked: number; readonly unreadable: number }

export type Statement = {
  readonly format: StatementFormat
  /** Our own account as the bank writes it, without blanks and hyphens. */
  readonly account: string
  readonly lines: readonly StatementLine[]
  readonly skipped: Skipped
}

/** More lines are a year's and more: whoever sends them is asked for shorter periods. */
export const maxLines = 20_000

/** A file that is no statement, or no list of a courier. */
export class StatementNotRead extends Error {
  override readonly name = 'StatementNotRead'
  /** Crosses the border of a process, where an error keeps its message and code only. */
  readonly code: UnreadReason
  constructor(code: UnreadReason) {
    super(code)
    this.code = code
  }
}
