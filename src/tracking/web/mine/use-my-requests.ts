import { defaultCards, type RowsPerPage } from '#base/rows-per-page.ts'
import { call } from '#base/web/call.ts'
import { type AskedPage, prefetchPages, usePages } from '#base/web/use-pages.ts'
import type { MyRequestsPage } from '../../my-requests.ts'
import { type MyFilters, myFiltersIn, sentMyFilters } from '../../my-requests-address.ts'
import { trackingApi } from '../../tracking.api.ts'

export type Overview = NonNullable<MyRequestsPage['overview']>

/** What the list of one's own requests is read with. */
const listOf = (filters: MyFilters) => {
  const sent = sentMyFilters(filters)
  const load = ({ after, size, signal }: AskedPage) => call(trackingApi.listMyRequests, { query: { ...sent, after, size }, signal })
  return [trackingApi.listMyRequests, sent, load] as const
}

/** SPEC 4: at the start of a session the requests load. */
export const prefetchMyRequests = () => prefetchPages(...listOf(myFiltersIn(new URLSearchParams())), defaultCards)

/** One's own requests page by page, the newest first. */
export function useMyRequests(filters: MyFilters, rows: RowsPerPage) {
  const read = usePages(...listOf(filters), { rows })
  return { ...read, overview: read.pages[0]?.overview ?? undefined, requests: read.pages.flatMap(({ requests }) => requests) }
}
