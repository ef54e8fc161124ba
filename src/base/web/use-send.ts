import { useMutation } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Endpoint, Output } from '../endpoint.ts'
import { type CallInput, call } from './call.ts'
import type { CallRefused } from './call-refused.ts'
import { onceAtATime } from './once-at-a-time.ts'
import { queryClient } from './query-client.ts'

// Apart from use-call.ts: a page that is read first sends nothing.

/**
 * An action: `const booking = useSend(submitPickupOrder)`, then `booking.mutate(input)`. Pressed twice it is sent once: a screen that shows that it is being sent is
 * drawn only after a second click may have come.
 */
export function useSend<E extends Endpoint>(endpoint: E) {
  const send = useMemo(() => onceAtATime((input: CallInput<E>) => call(endpoint, input)), [endpoint])
  return useMutation<Output<E>, CallRefused, CallInput<E>>({ mutationFn: send }, queryClient)
}
