import { useNavigate } from 'react-router'
import { Stepper } from '#base/web/kit/Stepper.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import type { BookingStep } from '../../pickup-order-steps.ts'
import { requestTexts } from '../../texts.ts'

/** SPEC 2, stepper: general details, device details, customer details, confirmation, done. */
const insideSteps = ['general', 'device', 'customer', 'check', 'done'] as const
type InsideStep = (typeof insideSteps)[number]

const stepOf: Readonly<Record<BookingStep, InsideStep>> = {
  device: 'device',
  fault: 'device',
  pickup: 'customer',
  billing: 'customer',
  check: 'check',
}

/** The first step of the booking under each name. */
const bookingStepOf: Readonly<Partial<Record<InsideStep, BookingStep>>> = { device: 'device', customer: 'pickup', check: 'check' }

type Props = { readonly here: 'general' | 'done' | BookingStep; readonly goTo?: (step: BookingStep) => void }

/** Where one is in a new order of the personal area. */
export function InsideSteps({ here, goTo }: Props) {
  const t = useTexts(requestTexts)
  const navigate = useNavigate()
  const open = (step: InsideStep) => {
    const bookingStep = bookingStepOf[step]
    if (bookingStep) goTo?.(bookingStep)
    else void navigate(paths.newOrder())
  }
  return (
    <Stepper
      label={t('steps.nav')}
      steps={insideSteps.map((name) => ({ name, words: t(`newOrder.steps.${name}`) }))}
      here={here === 'general' || here === 'done' ? here : stepOf[here]}
      doneWords={t('steps.done')}
      onOpen={open}
    />
  )
}
