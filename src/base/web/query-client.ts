import { QueryClient } from '@tanstack/react-query'
import { CallRefused } from './call-refused.ts'

/** A refusal is an answer; only what broke on the way is tried again. */
const worthRetrying = (failures: number, error: Error) => failures < 2 && error instanceof CallRefused && error.code === 'REQUEST_SEND_2'

export const queryClient = new QueryClient({
  defaultOptions: { queries: { retry: worthRetrying, staleTime: 60_000, refetchOnWindowFocus: false }, mutations: { retry: false } },
})
