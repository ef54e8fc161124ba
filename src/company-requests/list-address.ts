import type { z } from 'zod'
import { type RowsPerPage, rowsIn } from '#base/rows-per-page.ts'
import { requestStatuses } from '#requests/status.ts'
import { type CompanyRequestsQuery, companyRequestsQuery, type Sort, usualSort } from './list.ts'

/** What a table of the list may show beside the device, in the order they stand in. */
export const listColumns = [
  ...(['number', 'status', 'next', 'sender', 'costCentre', 'reference', 'identifier', 'kind'] as const),
  ...(['received', 'promised', 'price'] as const),
] as const
export type ListColumn = (typeof listColumns)[number]
export const usualColumns: readonly ListColumn[] = ['number', 'status', 'sender', 'costCentre', 'received', 'price']

/** The filters as the screen holds them; a missing one filters nothing. */
type ListFilters = Omit<CompanyRequestsQuery, 'after' | 'size' | 'sort'>
/** All a saved view keeps: what is shown, in which order, with which columns, and how many rows a page. */
export type ListView = {
  readonly filters: ListFilters
  readonly sort: Sort
  readonly columns: readonly ListColumn[]
  readonly rows: RowsPerPage
}

const { status: _status, sort, after: _after, size: _size, ...plain } = companyRequestsQuery.shape
type Plain = keyof typeof plain
const plainNames = Object.keys(plain) as Plain[]

function read<Schema extends z.ZodType>(schema: Schema, value: string | null): z.output<Schema> | undefined {
  const found = value ? schema.safeParse(value) : undefined
  return found?.success ? found.data : undefined
}

const among = <T extends string>(all: readonly T[], listed: string | null): T[] => {
  const asked = listed?.split(',') ?? []
  return all.filter((one) => asked.includes(one))
}

/** The view in the address (`?status=ARRIVED&sort=-price`). What is none of ours is left out, the rest counts. */
export function viewIn(address: URLSearchParams): ListView {
  const status = among(requestStatuses, address.get('status'))
  const columns = among(listColumns, address.get('columns'))
  const found = Object.fromEntries(plainNames.map((name) => [name, read(plain[name], address.get(name)) || undefined])) as Pick<ListFilters, Plain>
  return {
    filters: { ...found, status: status.length > 0 ? status : undefined },
    sort: read(sort, address.get('sort')) ?? usualSort,
    columns: columns.length > 0 ? columns : usualColumns,
    rows: rowsIn(address),
  }
}

/** The filters and the order, as the server takes them. */
export const sentOf = ({ filters: { status, ...rest }, sort }: ListView) => ({ ...rest, status: status?.join(','), sort })

/** `status=ARRIVED&sort=price`; empty where everything is as usual. The same view is the same text, whatever address it was read from. */
export function addressOf(view: ListView): string {
  const { sort, ...filters } = sentOf(view)
  const address = new URLSearchParams()
  for (const [name, value] of Object.entries(filters).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    if (value !== undefined) address.set(name, String(value))
  if (sort !== usualSort) address.set('sort', sort)
  if (view.columns.join() !== usualColumns.join()) address.set('columns', view.columns.join(','))
  if (view.rows !== rowsIn(new URLSearchParams())) address.set('rows', String(view.rows))
  return String(address)
}

/** The address leads to the whole list, and no view that is kept opens in its place. */
export const everything = 'view=none'

/** `?…`, which no kept view takes the place of. */
export const linkTo = (view: ListView): string => `?${addressOf(view) || everything}`

export const howManyFilters = ({ filters }: ListView): number => Object.values(filters).filter((value) => value !== undefined).length
