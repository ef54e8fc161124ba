import { useTexts } from '#base/web/use-texts.ts'
import type { BookingStep } from '../../pickup-order-steps.ts'
import { requestTexts } from '../../texts.ts'
import { useBooking } from './booking-context.ts'

/** The names of the steps; a door that takes no papers does not speak of them. */
export function useStepNames() {
  const t = useTexts(requestTexts)
  const { setup } = useBooking()
  const hasPapers = setup.form.definition.papers !== 'none'
  return (step: BookingStep) => t(step === 'fault' && !hasPapers ? 'steps.faultOnly' : `steps.${step}`)
}
