import { type ComponentType, type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { LoginInPlace } from '#accounts/web/LoginInPlace.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { type BookingStep, bookingSteps, refusalsAt } from '../../pickup-order-steps.ts'
import { requestTexts } from '../../texts.ts'
import { BillingStep } from '../steps/BillingStep.tsx'
import { CheckStep } from '../steps/CheckStep.tsx'
import { DeviceStep } from '../steps/DeviceStep.tsx'
import { FaultStep } from '../steps/FaultStep.tsx'
import { PickupStep } from '../steps/PickupStep.tsx'
import { BookingEstimate } from './BookingEstimate.tsx'
import styles from './booking.module.css'
import { useBooking } from './booking-context.ts'
import type { BookingForm } from './booking-form.ts'
import { DraftNotice } from './DraftNotice.tsx'
import { ProblemSummary } from './ProblemSummary.tsx'
import { Progress } from './Progress.tsx'
import { countDocuments, useProblems } from './problems.tsx'
import { SendFailure } from './SendFailure.tsx'
import { SentNotice } from './SentNotice.tsx'
import { StepHeading } from './StepHeading.tsx'
import { refusalsOfForm } from './to-order.ts'
import type { useDraft } from './use-draft.ts'
import { useSendOrder } from './use-send-order.ts'
import { useStep } from './use-step.ts'

const screens: Readonly<Record<BookingStep, ComponentType>> = {
  device: DeviceStep,
  fault: FaultStep,
  pickup: PickupStep,
  billing: BillingStep,
  check: CheckStep,
}

type Props = {
  readonly draft: ReturnType<typeof useDraft>
  readonly wasRestored: boolean
  readonly areTextsComplete: boolean
  readonly startAgain: () => void
}

const last: BookingStep = 'check'

/** The stepper: one step on the screen, the next one once this one is right. */
export function Steps({ draft, wasRestored, areTextsComplete, startAgain }: Props) {
  const t = useTexts(requestTexts)
  const { check } = useProblems()
  const { setup, serviceEntry, documents } = useBooking()
  const { getValues } = useFormContext<BookingForm>()
  const { step: wanted, isMending, go } = useStep()
  const { send, sendWithoutAccount, isSending, failure } = useSendOrder(draft)
  const [isLoginOpen, setLoginOpen] = useState(false)

  const firstUnfinished = () => {
    const refusals = refusalsOfForm(getValues(), setup, serviceEntry, countDocuments(documents))
    return bookingSteps.find((step) => refusalsAt(step, refusals).length > 0) ?? last
  }
  // An address may name a step whose forerunners are not filled in: a draft that ran out, a bookmark.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the address changes, not at every key
  const step = useMemo(() => {
    const open = firstUnfinished()
    return bookingSteps.indexOf(wanted) > bookingSteps.indexOf(open) ? open : wanted
  }, [wanted])
  useEffect(() => {
    if (step !== wanted) go(step, { replace: true })
  }, [step, wanted, go])

  const isFirstShown = useRef(true)
  useEffect(() => {
    isFirstShown.current = false
  }, [])

  const goOn = (event: FormEvent) => {
    event.preventDefault()
    if (!check(step)) return
    if (step === last) return void send()
    go(isMending ? firstUnfinished() : (bookingSteps[bookingSteps.indexOf(step) + 1] ?? last))
  }

  const Screen = screens[step]
  const before = bookingSteps[bookingSteps.indexOf(step) - 1]
  const isWaiting = step === last && !areTextsComplete
  return (
    <>
      {step === bookingSteps[0] && !wasRestored && !serviceEntry.caller && <SentNotice />}
      <Progress step={step} />
      <div className={styles.body}>
        <BookingEstimate />
        <Card as="form" noValidate onSubmit={goOn} className={styles.form} aria-busy={isSending}>
          <ProblemSummary step={step} />
          <StepHeading step={step} isFirstShown={isFirstShown.current} />
          <Screen />
          {step === last && failure && (
            <SendFailure
              failure={failure}
              startAgain={startAgain}
              logIn={() => setLoginOpen(true)}
              sendWithoutAccount={() => void sendWithoutAccount()}
              changeEmail={() => go('pickup', { isMending: true })}
            />
          )}
          <Actions className={styles.buttons}>
            <Button type="submit" disabled={isWaiting} aria-disabled={isSending}>
              {step === last
                ? t(isSending ? 'send.sending' : failure ? 'send.again' : serviceEntry.caller ? 'caller.send' : 'send.button')
                : t(isMending ? 'steps.backToCheck' : 'steps.next')}
            </Button>
            {before && (
              <Button variant="quiet" onClick={() => go(before)}>
                {t('steps.previous')}
              </Button>
            )}
          </Actions>
          <VisuallyHidden as="p" role="status">
            {isSending ? t('send.sending') : ''}
          </VisuallyHidden>
        </Card>
      </div>
      <LoginInPlace
        isOpen={isLoginOpen}
        email={getValues('customer.email')}
        onClose={() => setLoginOpen(false)}
        onLoggedIn={() => {
          setLoginOpen(false)
          void sendWithoutAccount()
        }}
      />
      <DraftNotice isForCaller={serviceEntry.caller !== undefined} wasRestored={wasRestored} startAgain={startAgain} />
    </>
  )
}
