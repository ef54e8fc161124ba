import { z } from 'zod'
import { wrongType } from '#errors.ts'

/** How many rows of a list a reader wants on a page (SPEC 9, DESIGN 8.28). */
export const rowsPerPage = [10, 25, 50, 'all'] as const
export type RowsPerPage = (typeof rowsPerPage)[number]
export const defaultRows: RowsPerPage = 25
/** Of a list drawn as cards, of which a telephone shows two at a time. */
export const defaultCards: RowsPerPage = 10

/** The most a list answers at once: "all" is read in steps of it. */
const maxPageSize = 250

/** "All" ends here; whoever needs more takes a file (DESIGN 8.28). */
export const maxRowsOfAll = 5000

/** What a list is asked for as `size`. */
export const pageSizeOf = (rows: RowsPerPage): number => (rows === 'all' ? maxPageSize : rows)

/** `size` of a list's query. */
export const pageSize = z.coerce.number(wrongType).int(wrongType).positive(wrongType).max(maxPageSize, wrongType).default(pageSizeOf(defaultRows))

/** `?rows=all` in the address of a screen; whatever else stands there counts as nothing. */
export function rowsIn(address: URLSearchParams, usual: RowsPerPage = defaultRows): RowsPerPage {
  const asked = address.get('rows')
  return rowsPerPage.find((rows) => String(rows) === asked) ?? usual
}
