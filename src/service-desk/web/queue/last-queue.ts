import { paths } from '#paths.ts'
import { addressOf, type QueueFilters } from '../../queue-address.ts'

let latest = ''

/** The list as it was filtered last, so that a request leads back to it; kept while the page is open, and nowhere else. */
export function rememberQueue(filters: QueueFilters) {
  latest = addressOf(filters)
}

export const lastQueue = (): string => `${paths.deskQueue()}${latest}`
