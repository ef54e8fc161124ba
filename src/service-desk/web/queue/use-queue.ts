import type { Output } from '#base/endpoint.ts'
import { call } from '#base/web/call.ts'
import { usePages } from '#base/web/use-pages.ts'
import { type QueueFilters, sentFilters } from '../../queue-address.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'

export type QueueCounts = NonNullable<Output<typeof serviceDeskApi.showQueue>['counts']>

/** Milliseconds: colleagues move requests all the time; what was counted some moments ago is asked again sooner. */
const checkAgain = { usually: 60_000, behind: 2_000 } as const

/** The queue page by page. */
export function useQueue(filters: QueueFilters) {
  const sent = sentFilters(filters)
  const read = usePages(
    serviceDeskApi.showQueue,
    sent,
    ({ after, size, signal }) => call(serviceDeskApi.showQueue, { query: { ...sent, after, size }, signal }),
    { refetchInterval: ([first]) => (first?.counts?.behind ? checkAgain.behind : checkAgain.usually) },
  )
  return {
    ...read,
    counts: read.pages[0]?.counts ?? undefined,
    requests: read.pages.flatMap(({ requests }) => requests),
  }
}
