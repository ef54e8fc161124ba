import type { ListProvider, ProviderLine } from '../../provider-agreement.ts'

/** What a provider says it took and gave back. */
export type ProviderList = {
  readonly provider: ListProvider
  /** At least one; each transaction once. */
  readonly lines: readonly ProviderLine[]
  /** Rows about something else (withdrawals, fees, holds), in other currencies, and rows that cannot be read. */
  readonly skipped: number
}

/** More is a year's and more: whoever sends it is asked for shorter periods. */
export const maxListLines = 20_000
