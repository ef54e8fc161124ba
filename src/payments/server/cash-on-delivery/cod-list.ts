import type { Day } from '#calendar/calendar.ts'

/** Couriers that collect cash for us. */
export type CodCourier = 'gls' | 'foxpost'

/** One parcel of a courier's list: what was collected for it, in whole forints. */
export type CodLine = {
  readonly trackingNumber: string
  /** Our own reference of the parcel (`100123-K1`), where the list carries it. */
  readonly clientReference: string | null
  readonly amount: number
  readonly deliveredOn: Day | null
}

export type CodList = {
  readonly courier: CodCourier
  /** The day the courier paid it out; null: the list does not say. */
  readonly paidOn: Day | null
  readonly lines: readonly CodLine[]
  /** Rows that are no parcel (sums, remarks), other currencies, and rows that cannot be read. */
  readonly skipped: number
}

/** As long as a month of the largest sender. */
export const maxCodLines = 5000
