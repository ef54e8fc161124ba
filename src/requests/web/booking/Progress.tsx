import { lazy } from 'react'
import { Stepper } from '#base/web/kit/Stepper.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { type BookingStep, bookingSteps } from '../../pickup-order-steps.ts'
import { requestTexts } from '../../texts.ts'
import { useBooking } from './booking-context.ts'
import { useStepNames } from './use-step-names.ts'

/** No boundary waits for it: a form is drawn in a deferred render, which does. */
const InsideSteps = lazy(async () => ({ default: (await import('../new-order/InsideSteps.tsx')).InsideSteps }))

export function Progress({ step }: { readonly step: BookingStep }) {
  const t = useTexts(requestTexts)
  const nameOf = useStepNames()
  const { goTo, serviceEntry } = useBooking()
  if (serviceEntry.isInside) return <InsideSteps here={step} goTo={goTo} />
  const steps = bookingSteps.map((name) => ({ name, words: nameOf(name) }))
  return <Stepper label={t('steps.nav')} steps={steps} here={step} doneWords={t('steps.done')} onOpen={goTo} />
}
