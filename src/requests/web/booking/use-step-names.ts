import { useTexts } from '#base/web/use-texts.ts'
import type { BookingStep } from '../../pickup-order-steps.ts'
import { requestTexts } from '../../texts.ts'
import { useBooking } from './booking-context.ts'

/** The names of the steps; a service entry that takes no documents does not speak of them. */
export function useStepNames() {
  const t = useTexts(requestTexts)
  const { setup, serviceEntry } = useBooking()
  const hasDocuments = setup.form.definition.documents !== 'none'
  return (step: BookingStep) => {
    if (serviceEntry.sale && (step === 'fault' || step === 'billing')) return t(`steps.${step}OfSale`)
    return t(step === 'fault' && !hasDocuments ? 'steps.faultOnly' : `steps.${step}`)
  }
}
