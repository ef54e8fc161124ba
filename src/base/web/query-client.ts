import { QueryClient } from '@tanstack/react-query'
import { CallRefused } from './call-refused.ts'
import { onTokenChanged, readToken } from './token.ts'

/** A refusal is an answer; only what broke on the way is tried again. */
const worthRetrying = (failures: number, error: Error) => failures < 2 && error instanceof CallRefused && error.code === 'REQUEST_SEND_2'

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: worthRetrying, staleTime: 60_000, refetchOnWindowFocus: false }, mutations: { retry: false } },
})

/**
 * What one person was answered is no other's: it goes with the token it was read with. What stands on a screen is read again; what acts, as the
 * link that is exchanged for a session, is not done twice.
 */
onTokenChanged(() => {
  queryClient.removeQueries({ type: 'inactive' })
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [method] }) => method === 'GET',
    refetchType: readToken() === null ? 'none' : 'active',
  })
})
