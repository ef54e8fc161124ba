import { useRef } from 'react'
import type { Endpoint } from '#base/endpoint.ts'
import type { CallInput } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { useSend } from '#base/web/use-call.ts'
import { useDesk } from './desk-context.ts'

/**
 * Something an employee does to the request. A second click while the first is under way does nothing; where somebody else was
 * quicker the page shows the newest state, and what was typed stays.
 */
export function useAction<E extends Endpoint>(endpoint: E) {
  const { reread, tell } = useDesk()
  const { mutateAsync, isPending, error, reset } = useSend(endpoint)
  const isUnderWay = useRef(false)

  /** @returns whether it was done */
  async function act(input: CallInput<E>, news: string): Promise<boolean> {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    tell('')
    try {
      await mutateAsync(input)
      await reread()
      tell(news)
      return true
    } catch (refusal) {
      if (!(refusal instanceof CallRefused)) throw refusal
      if (refusal.status === 409) await reread()
      return false
    } finally {
      isUnderWay.current = false
    }
  }

  return { act, isPending, problem: error?.message ?? null, clear: reset }
}
