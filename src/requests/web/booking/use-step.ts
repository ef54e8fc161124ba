import { useCallback } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { type BookingStep, bookingSteps } from '../../pickup-order-steps.ts'

/** The step stands in the address, `?step=3`, so the browser's own back and forward walk the steps. */
function searchOf(step: BookingStep, present: URLSearchParams) {
  const search = new URLSearchParams(present)
  if (step === 'device') search.delete('step')
  else search.set('step', String(bookingSteps.indexOf(step) + 1))
  return search.size > 0 ? `?${search}` : ''
}

/** Came here by a Change link of the last step, and wants to go back there. */
type State = { readonly isMending?: boolean } | null

export function useStep() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const state = useLocation().state as State
  const go = useCallback(
    (step: BookingStep, options: { replace?: boolean; isMending?: boolean } = {}) =>
      void navigate({ search: searchOf(step, search) }, { replace: options.replace ?? false, state: { isMending: options.isMending ?? false } }),
    [navigate, search],
  )
  const step: BookingStep = bookingSteps[Number(search.get('step') ?? 1) - 1] ?? 'device'
  return { step, isMending: state?.isMending ?? false, go }
}
