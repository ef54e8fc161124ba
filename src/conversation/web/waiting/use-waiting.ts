import { useInfiniteQuery } from '@tanstack/react-query'
import type { Output } from '#base/endpoint.ts'
import { call } from '#base/web/call.ts'
import type { CallRefused } from '#base/web/call-refused.ts'
import { useLanguage } from '#base/web/language.tsx'
import { queryClient } from '#base/web/query-client.ts'
import { conversationApi } from '../../conversation.api.ts'

type Page = Output<typeof conversationApi.listWaiting>

/** Who waits for an answer, page by page. Its key begins as that of every read of the endpoint, so `readAgain` finds it too. */
export function useWaiting() {
  const { language } = useLanguage()
  const { method, path } = conversationApi.listWaiting
  const query = useInfiniteQuery<Page, CallRefused, { pages: Page[] }, readonly unknown[], string | undefined>(
    {
      queryKey: [method, path, 'pages', language],
      // The place is read by the server as it was written there.
      queryFn: ({ pageParam: after, signal }) => call(conversationApi.listWaiting, { query: { after }, signal }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      staleTime: 10_000,
    },
    queryClient,
  )
  const pages = query.data?.pages ?? []
  return {
    total: pages[0]?.total ?? 0,
    requests: pages.flatMap(({ requests }) => requests),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    more: () => {
      if (!query.isFetching) void query.fetchNextPage()
    },
    error: query.error,
    isPending: query.isPending,
    refetch: query.refetch,
  }
}
