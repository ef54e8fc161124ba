import { useEffect, useRef } from 'react'
import { useTexts } from '#base/web/use-texts.ts'
import { type BookingStep, bookingSteps } from '../../pickup-order-steps.ts'
import { requestTexts } from '../../texts.ts'
import styles from './booking.module.css'
import { useBooking } from './booking-context.ts'
import { useProblems } from './problems.tsx'
import { useStepNames } from './use-step-names.ts'

type Props = { readonly step: BookingStep; readonly isFirstShown: boolean }

/** Names the step. When it changes the heading takes the focus, unless something is wrong there: then the summary does. */
export function StepHeading({ step, isFirstShown }: Props) {
  const t = useTexts(requestTexts)
  const nameOf = useStepNames()
  const { serviceEntry } = useBooking()
  const { byPath, attempted } = useProblems()
  const heading = useRef<HTMLHeadingElement>(null)
  const isWrong = [...byPath.keys()].some((path) => attempted.has(path))
  const mayFocus = useRef(false)
  mayFocus.current = !isWrong && !isFirstShown

  // biome-ignore lint/correctness/useExhaustiveDependencies: the step is the trigger
  useEffect(() => {
    if (!mayFocus.current) return
    heading.current?.focus({ preventScroll: true })
    heading.current?.scrollIntoView({ block: 'start' })
  }, [step])

  return (
    <h2 ref={heading} tabIndex={-1} className={styles.stepHeading}>
      {/* Inside, the steps above are counted otherwise. */}
      {!serviceEntry.isInside && (
        <span className={styles.stepCount}>
          {t('steps.count', { step: String(bookingSteps.indexOf(step) + 1), of: String(bookingSteps.length) })}
        </span>
      )}
      {nameOf(step)}
    </h2>
  )
}
