import { useInfiniteQuery } from '@tanstack/react-query'
import { call } from '#base/web/call.ts'
import type { CallRefused } from '#base/web/call-refused.ts'
import { useLanguage } from '#base/web/language.tsx'
import { queryClient } from '#base/web/query-client.ts'
import { conversationApi } from '../../conversation.api.ts'
import type { Thread } from '../../message.ts'

/**
 * The messages of a request, from the newest page back. Its key begins as that of every read of the endpoint, so `readAgain` finds it,
 * and whoever asks for the same request shares one reading.
 */
export function useThread(requestId: number) {
  const { language } = useLanguage()
  const { method, path } = conversationApi.getMessages
  const params = { id: requestId }
  const query = useInfiniteQuery<Thread, CallRefused, { pages: Thread[] }, readonly unknown[], number | undefined>(
    {
      queryKey: [method, path, { params, pages: 'all' }, language],
      queryFn: ({ pageParam: before, signal }) => call(conversationApi.getMessages, { params, query: { before }, signal }),
      initialPageParam: undefined,
      getNextPageParam: ({ hasEarlier, messages }) => (hasEarlier ? messages[0]?.id : undefined),
    },
    queryClient,
  )
  const pages = query.data?.pages ?? []
  return {
    /** How it stands now; undefined until it is here. */
    newest: pages[0],
    messages: pages.toReversed().flatMap(({ messages }) => messages),
    hasEarlier: query.hasNextPage,
    isLoadingEarlier: query.isFetchingNextPage,
    loadEarlier: () => {
      if (!query.isFetching) void query.fetchNextPage()
    },
    error: query.error,
    refetch: query.refetch,
  }
}
