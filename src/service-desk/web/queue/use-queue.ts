import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Output } from '#base/endpoint.ts'
import { call } from '#base/web/call.ts'
import type { CallRefused } from '#base/web/call-refused.ts'
import { useLanguage } from '#base/web/language.tsx'
import { queryClient } from '#base/web/query-client.ts'
import { type QueueFilters, sentFilters } from '../../queue-address.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'

type Page = Output<typeof serviceDeskApi.showQueue>
export type QueueCounts = NonNullable<Page['counts']>

/** Colleagues move requests all the time. */
const checkAgain = 60_000

/** The queue page by page. Its key begins as that of every read of the endpoint, so `readAgain` finds it too. */
export function useQueue(filters: QueueFilters) {
  const { language } = useLanguage()
  const { method, path } = serviceDeskApi.showQueue
  const sent = sentFilters(filters)
  const query = useInfiniteQuery<Page, CallRefused, { pages: Page[] }, readonly unknown[], number | undefined>(
    {
      queryKey: [method, path, 'pages', sent, language],
      queryFn: ({ pageParam: after, signal }) => call(serviceDeskApi.showQueue, { query: { ...sent, after }, signal }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: 10_000,
      refetchInterval: checkAgain,
    },
    queryClient,
  )
  const pages = query.data?.pages ?? []
  return {
    counts: pages[0]?.counts ?? undefined,
    requests: pages.flatMap(({ requests }) => requests),
    isLast: !query.hasNextPage,
    error: query.error,
    isPending: query.isPending,
    /** What is shown was asked with other filters. */
    isOther: query.isPlaceholderData,
    isFetchingMore: query.isFetchingNextPage,
    more: () => {
      if (!query.isFetching) void query.fetchNextPage()
    },
    refetch: query.refetch,
  }
}
