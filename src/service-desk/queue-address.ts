import type { z } from 'zod'
import { requestStages } from '#requests/status.ts'
import { queueQuery } from './queue.ts'

/** The filters of the queue as the screen holds them; a missing one filters nothing. */
export type QueueFilters = Omit<z.output<typeof queueQuery>, 'after' | 'size'>

const { bucket, brand, warrantyType, assigned, text } = queueQuery.shape

function read<Schema extends z.ZodType>(schema: Schema, value: string | null): z.output<Schema> | undefined {
  const found = value ? schema.safeParse(value) : undefined
  return found?.success ? found.data : undefined
}

/** The filters in the address of the queue (`?bucket=late&status=ARRIVED,QUOTE_DONE`). What is no filter of ours is left out, the rest counts. */
export function filtersIn(address: URLSearchParams): QueueFilters {
  const asked = address.get('status')?.split(',') ?? []
  const status = requestStages.filter((one) => asked.includes(one))
  const filters: QueueFilters = {
    bucket: read(bucket, address.get('bucket')),
    status: status.length > 0 ? status : undefined,
    brand: read(brand, address.get('brand')),
    warrantyType: read(warrantyType, address.get('warrantyType')),
    assigned: read(assigned, address.get('assigned')),
    text: read(text, address.get('text')) || undefined,
  }
  return filters
}

/** The same filters, as the server and the address of the screen take them. */
export const sentFilters = ({ status, bucket, brand, warrantyType, assigned, text }: QueueFilters) => ({
  bucket,
  status: status?.join(','),
  brand,
  warrantyType,
  assigned,
  text,
})

/** `?bucket=late`, or nothing where nothing is filtered. */
export function addressOf(filters: QueueFilters): string {
  const given = Object.entries(sentFilters(filters)).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
  return given.length > 0 ? `?${new URLSearchParams(given)}` : ''
}

export const isFiltered = (filters: QueueFilters): boolean => addressOf(filters) !== ''

/** Chosen, or no longer chosen; in the order of a request's life. */
export function withStatus({ status = [], ...rest }: QueueFilters, toggled: (typeof requestStages)[number]): QueueFilters {
  const chosen = requestStages.filter((one) => status.includes(one) !== (one === toggled))
  return { ...rest, status: chosen.length > 0 ? chosen : undefined }
}
