import { defaultRows, type RowsPerPage } from './rows-per-page.ts'

/** What is looked for in a list by its state, its days and a text, as it stands in the address of the screen. Days as `2026-11-27`. */
export type ListFilters<Status extends string> = {
  readonly status: Status | undefined
  readonly from: string | undefined
  readonly to: string | undefined
  readonly text: string | undefined
}

type Readable<Status extends string> = { readonly statuses: readonly Status[]; readonly isDay: (text: string) => boolean }

/** What cannot be read is not filtered by. */
export function listFiltersIn<Status extends string>(address: URLSearchParams, { statuses, isDay }: Readable<Status>): ListFilters<Status> {
  const dayIn = (written: string | null) => (written !== null && isDay(written) ? written : undefined)
  return {
    status: statuses.find((status) => status === address.get('status')),
    from: dayIn(address.get('from')),
    to: dayIn(address.get('to')),
    text: address.get('text')?.trim().slice(0, 100) || undefined,
  }
}

/** `?status=open&rows=50`, or nothing. */
export function listAddressOf(filters: ListFilters<string>, rows: RowsPerPage): string {
  const set = Object.entries({ ...filters, rows: rows === defaultRows ? undefined : String(rows) })
  const given = set.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

export const isFiltered = (filters: ListFilters<string>): boolean => Object.values(filters).some((value) => value !== undefined)
