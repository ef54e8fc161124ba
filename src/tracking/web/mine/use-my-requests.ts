import type { RowsPerPage } from '#base/rows-per-page.ts'
import { call } from '#base/web/call.ts'
import { usePages } from '#base/web/use-pages.ts'
import type { MyRequestsPage } from '../../my-requests.ts'
import { type MyFilters, sentMyFilters } from '../../my-requests-address.ts'
import { trackingApi } from '../../tracking.api.ts'

export type Overview = NonNullable<MyRequestsPage['overview']>

/** One's own requests page by page, the newest first. */
export function useMyRequests(filters: MyFilters, rows: RowsPerPage) {
  const sent = sentMyFilters(filters)
  const read = usePages(
    trackingApi.listMyRequests,
    sent,
    ({ after, size, signal }) => call(trackingApi.listMyRequests, { query: { ...sent, after, size }, signal }),
    { rows },
  )
  return { ...read, overview: read.pages[0]?.overview ?? undefined, requests: read.pages.flatMap(({ requests }) => requests) }
}
