import { hashKey, type QueryKey, useQuery } from '@tanstack/react-query'
import type { Endpoint, Output } from '../endpoint.ts'
import type { Language } from '../languages.ts'
import { type CallInput, call } from './call.ts'
import type { CallRefused } from './call-refused.ts'
import { comingLanguage, presentLanguage, useLanguage } from './language.tsx'
import { queryClient } from './query-client.ts'

type Options<Answer> = {
  /** False: wait, something the call needs is not known yet. */
  readonly enabled?: boolean
  /** Milliseconds the answer counts as fresh; a minute unless told. */
  readonly staleTime?: number
  /** Milliseconds between two looks, or what they are by the last answer; undefined: no other look. */
  readonly refetchInterval?: number | ((last: Answer | undefined) => number | undefined)
}

/** Answers are in the language of the caller, so the language is part of what is remembered. */
export const keyOf = <E extends Endpoint>(endpoint: E, input: CallInput<E>, language: Language): QueryKey => [
  endpoint.method,
  endpoint.path,
  input,
  language,
]

/** An answer in the language before stands until it has come in the new one: a page that changes its language stays as long as it is. */
const inLanguageBefore = <E extends Endpoint>(endpoint: E, input: CallInput<E>) => {
  const asked = hashKey([endpoint.method, endpoint.path, input])
  return <A>(before: A | undefined, query: { readonly queryKey: QueryKey } | undefined): A | undefined =>
    query && hashKey(query.queryKey.slice(0, 3)) === asked ? before : undefined
}

const queryOf = <E extends Endpoint>(endpoint: E, input: CallInput<E>, language: Language) => ({
  queryKey: keyOf(endpoint, input, language),
  queryFn: ({ signal }: { signal: AbortSignal }) => call(endpoint, { ...input, signal, language }),
})

/** Reads a GET endpoint: `{ data, error, isPending, refetch }`, kept and shared by TanStack Query. */
export function useCall<E extends Endpoint>(endpoint: E, input: CallInput<E>, { refetchInterval: every, ...options }: Options<Output<E>> = {}) {
  const { language } = useLanguage()
  const refetchInterval = typeof every === 'function' ? ({ state }: { state: { data?: Output<E> } }) => every(state.data) ?? false : every
  return useQuery<Output<E>, CallRefused>(
    {
      ...queryOf(endpoint, input, language),
      placeholderData: inLanguageBefore(endpoint, input),
      ...options,
      refetchInterval,
    },
    queryClient,
  )
}

/** Starts a read before its screen stands, for a route's `clientLoader`. */
export const prefetchCall = <E extends Endpoint>(endpoint: E, input: CallInput<E>): void =>
  void queryClient.prefetchQuery(queryOf(endpoint, input, comingLanguage()))

/** Forgets what was read from an endpoint, so the screens that show it read it again. */
export const readAgain = (endpoint: Endpoint): Promise<void> => queryClient.invalidateQueries({ queryKey: [endpoint.method, endpoint.path] })

/** Reads an endpoint again, for its screens too, and hands out what it answers. @throws CallRefused */
export async function readNow<E extends Endpoint>(endpoint: E, input: CallInput<E>): Promise<Output<E>> {
  await readAgain(endpoint)
  return queryClient.fetchQuery({ ...queryOf(endpoint, input, presentLanguage()), staleTime: Number.POSITIVE_INFINITY })
}

/** The same for whatever was read with these parameters, `{ id: 7 }`, from any endpoint but the one that told of the change. */
export const readAgainAbout = (params: Readonly<Record<string, unknown>>, teller: Endpoint): Promise<void> =>
  queryClient.invalidateQueries({
    predicate: ({ queryKey: [, path, input] }) =>
      path !== teller.path && typeof input === 'object' && input !== null && 'params' in input && hashKey([input.params]) === hashKey([params]),
  })
