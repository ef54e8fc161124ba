import { useCall } from '#base/web/use-call.ts'
import { useDebounced } from '#base/web/use-debounced.ts'
import { workshopApi } from '../../workshop.api.ts'

/** Shorter ones are still being typed. */
const minLength = 6

/** The other open request the identifier read from the device belongs to, as it is typed; null: none, or not known yet. */
export function useOtherRequest(requestId: number, typed: string): number | null {
  const identifier = useDebounced(typed.trim(), 300)
  const isAsked = identifier.length >= minLength
  const { data } = useCall(workshopApi.findOtherRequest, { params: { id: requestId }, query: { identifier } }, { enabled: isAsked, staleTime: 0 })
  return isAsked && identifier === typed.trim() ? (data?.crmRequestId ?? null) : null
}
