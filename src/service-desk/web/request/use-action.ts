import { useRef } from 'react'
import type { Endpoint } from '#base/endpoint.ts'
import type { CallInput } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { useSend } from '#base/web/use-send.ts'
import { useDesk } from './desk-context.ts'

/**
 * Something an employee does to the request, by a button (`act`: a second click while the first is under way does nothing) or by a form
 * (`perform`: the form shows the refusal). Where somebody else was quicker the page shows the newest state, and what was typed stays.
 */
export function useAction<E extends Endpoint>(endpoint: E) {
  const { reread, tell, forget } = useDesk()
  const { mutateAsync, isPending, error, reset } = useSend(endpoint)
  const isUnderWay = useRef(false)

  /** @throws CallRefused */
  async function perform(input: CallInput<E>, news: string): Promise<void> {
    forget()
    try {
      await mutateAsync(input)
    } catch (refusal) {
      if (refusal instanceof CallRefused && refusal.status === 409) await reread()
      throw refusal
    }
    await reread()
    tell(news)
  }

  /** @returns whether it was done */
  async function act(input: CallInput<E>, news: string): Promise<boolean> {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    try {
      await perform(input, news)
      return true
    } catch (refusal) {
      if (!(refusal instanceof CallRefused)) throw refusal
      return false
    } finally {
      isUnderWay.current = false
    }
  }

  return { act, perform, isPending, problem: error?.message ?? null, clear: reset }
}
