import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Endpoint } from '../endpoint.ts'
import type { Language } from '../languages.ts'
import { defaultRows, maxRowsOfAll, pageSizeOf, type RowsPerPage } from '../rows-per-page.ts'
import type { CallRefused } from './call-refused.ts'
import { presentLanguage, useLanguage } from './language.tsx'
import { queryClient } from './query-client.ts'

type After = string | number

/** What one page is asked with. */
export type AskedPage = { readonly after: After | undefined; readonly size: number; readonly signal: AbortSignal }

type Options<Answer> = {
  /** "all" reads on in the background, up to 5,000 rows (DESIGN 8.28). */
  readonly rows?: RowsPerPage
  /** Milliseconds between two looks, where others change the list. */
  readonly refetchInterval?: number | ((pages: readonly Answer[]) => number)
}

/** Where the reading of a list stands, as `MorePages` shows it. */
export type PagesState = {
  readonly isLast: boolean
  readonly isFetchingMore: boolean
  /** "All" is on its way. */
  readonly isReadingOn: boolean
  /** "All" has read as much as it may, and there is more. */
  readonly isFull: boolean
  readonly more: () => void
}

type Page = { readonly next: After | null }
type Load<Answer extends Page> = (asked: AskedPage) => Promise<Answer>

/** The first page, and how the next one is asked for. */
const firstPageOf = <Answer extends Page>(
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  filters: object,
  load: Load<Answer>,
  size: number,
  language: Language,
) => ({
  queryKey: [method, path, 'pages', filters, size, language] as readonly unknown[],
  queryFn: ({ pageParam: after, signal }: { pageParam: After | undefined; signal: AbortSignal }) => load({ after, size, signal }),
  initialPageParam: undefined,
  staleTime: 10_000,
})

/** Starts reading the list that a screen will open with. */
export const prefetchPages = <Answer extends Page>(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  filters: object,
  load: Load<Answer>,
  rows: RowsPerPage = defaultRows,
): void =>
  void queryClient.prefetchInfiniteQuery<Answer, CallRefused, Answer, readonly unknown[], After | undefined>(
    firstPageOf(endpoint, filters, load, pageSizeOf(rows), presentLanguage()),
  )

const intervalOf = <Answer>(every: NonNullable<Options<Answer>['refetchInterval']>, pages: readonly Answer[]): number =>
  typeof every === 'number' ? every : every(pages)

const maxPagesOfAll = maxRowsOfAll / pageSizeOf('all')

/**
 * A list read by keyset pages. Its key begins as that of every read of the endpoint, so `readAgain` finds it too. Until the first page
 * of other filters is there, the old ones stay, marked by `isOther`.
 */
export function usePages<Answer extends Page>(
  endpoint: Pick<Endpoint, 'method' | 'path'>,
  filters: object,
  load: Load<Answer>,
  { rows = defaultRows, refetchInterval }: Options<Answer> = {},
) {
  const { language } = useLanguage()
  const query = useInfiniteQuery<Answer, CallRefused, { pages: Answer[] }, readonly unknown[], After | undefined>(
    {
      ...firstPageOf(endpoint, filters, load, pageSizeOf(rows), language),
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
      ...(refetchInterval === undefined ? {} : { refetchInterval: ({ state }) => intervalOf(refetchInterval, state.data?.pages ?? []) }),
    },
    queryClient,
  )
  const { hasNextPage, isFetching, isPlaceholderData, isFetchNextPageError, fetchNextPage } = query
  const pages = query.data?.pages ?? []
  const isFull = rows === 'all' && pages.length >= maxPagesOfAll && hasNextPage
  const isReadingOn = rows === 'all' && hasNextPage && !isFull && !isPlaceholderData && !isFetchNextPageError
  useEffect(() => {
    if (isReadingOn && !isFetching) void fetchNextPage()
  }, [isReadingOn, isFetching, fetchNextPage])
  return {
    pages,
    error: query.error,
    isPending: query.isPending,
    /** What is shown was asked with other filters. */
    isOther: isPlaceholderData,
    isLast: !hasNextPage,
    isFetchingMore: query.isFetchingNextPage,
    isReadingOn,
    isFull,
    more: () => {
      if (!isFetching) void fetchNextPage()
    },
    refetch: query.refetch,
  }
}
