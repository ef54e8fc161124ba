import type { z } from 'zod'
import { requestStatuses } from '#requests/status.ts'
import { myRequestsQuery } from './my-requests.ts'

/** The filters of one's own requests as the screen holds them; a missing one filters nothing. */
export type MyFilters = Pick<z.output<typeof myRequestsQuery>, 'status' | 'brand' | 'state' | 'text'>

const { brand, state, text } = myRequestsQuery.shape

function read<Schema extends z.ZodType>(schema: Schema, value: string | null): z.output<Schema> | undefined {
  const found = value ? schema.safeParse(value) : undefined
  return found?.success ? found.data : undefined
}

/** The filters in the address (`?state=open&status=ARRIVED`). What is no filter of ours is left out, the rest counts. */
export function myFiltersIn(address: URLSearchParams): MyFilters {
  const asked = address.get('status')?.split(',') ?? []
  const status = requestStatuses.filter((one) => asked.includes(one))
  return {
    status: status.length > 0 ? status : undefined,
    brand: read(brand, address.get('brand')),
    state: read(state, address.get('state')),
    text: read(text, address.get('text')) || undefined,
  }
}

/** The same filters, as the server and the address of the screen take them. */
export const sentMyFilters = ({ status, brand, state, text }: MyFilters) => ({ status: status?.join(','), brand, state, text })

export const isNarrowed = (filters: MyFilters): boolean => Object.values(filters).some((value) => value !== undefined)

/** The address with these filters; what else stands in it (rows per page) stays. */
export function addressWith(address: URLSearchParams, filters: MyFilters): string {
  const next = new URLSearchParams(address)
  for (const [name, value] of Object.entries(sentMyFilters(filters))) {
    if (value === undefined) next.delete(name)
    else next.set(name, String(value))
  }
  return next.size > 0 ? `?${next}` : ''
}
