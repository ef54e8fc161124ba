import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { Endpoint } from '#base/endpoint.ts'
import type { CallRefused } from '#base/web/call-refused.ts'
import { useLanguage } from '#base/web/language.tsx'
import { queryClient } from '#base/web/query-client.ts'

type After = string | number

/** A list read page by page. Its key begins as that of every read of the endpoint, so `readAgain` finds it too. */
export function usePages<Answer extends { readonly next: After | null }>(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  asked: object,
  load: (after: After | undefined, signal: AbortSignal) => Promise<Answer>,
) {
  const { language } = useLanguage()
  const query = useInfiniteQuery<Answer, CallRefused, { pages: Answer[] }, readonly unknown[], After | undefined>(
    {
      queryKey: [method, path, 'pages', asked, language],
      queryFn: ({ pageParam, signal }) => load(pageParam, signal),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
      staleTime: 10_000,
    },
    queryClient,
  )
  return {
    pages: query.data?.pages ?? [],
    error: query.error,
    isPending: query.isPending,
    isLast: !query.hasNextPage,
    isFetchingMore: query.isFetchingNextPage,
    more: () => {
      if (!query.isFetching) void query.fetchNextPage()
    },
    refetch: query.refetch,
  }
}
