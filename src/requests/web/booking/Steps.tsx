import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'
import { baseTexts } from '#base/web/texts.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { type BookingStep, bookingSteps, refusalsAt } from '../../pickup-order-steps.ts'
import { requestTexts } from '../../texts.ts'
import { DeviceStep } from '../steps/DeviceStep.tsx'
import { BookingEstimate } from './BookingEstimate.tsx'
import styles from './booking.module.css'
import { useBooking } from './booking-context.ts'
import type { BookingForm } from './booking-form.ts'
import { ComingStep } from './ComingStep.tsx'
import { DraftNotice } from './DraftNotice.tsx'
import { Progress } from './Progress.tsx'
import { countDocuments, useProblems } from './problems.tsx'
import { SentNotice } from './SentNotice.tsx'
import { StepHeading } from './StepHeading.tsx'
import type { useDraft } from './use-draft.ts'
import type { Later } from './use-later.ts'
import { useSendOrder } from './use-send-order.ts'
import { useStep } from './use-step.ts'

type Props = {
  readonly draft: ReturnType<typeof useDraft>
  readonly wasRestored: boolean
  readonly areTextsComplete: boolean
  readonly later: Later | null
  readonly load: () => Promise<Later>
  readonly startAgain: () => void
}

const last: BookingStep = 'check'

/** The stepper: one step on the screen, the next one once this one is right. */
export function Steps(props: Props) {
  const { later, load } = props
  const { step } = useStep()
  // The first step needs nothing of the others; an address may name one of them before they are here.
  return later || step === bookingSteps[0] ? <OpenStep {...props} /> : <ComingStep load={load} />
}

function OpenStep({ draft, wasRestored, areTextsComplete, startAgain, later, load }: Props) {
  const t = useTexts(requestTexts)
  const baseT = useTexts(baseTexts)
  const { check } = useProblems()
  const { setup, serviceEntry, documents } = useBooking()
  const { getValues } = useFormContext<BookingForm>()
  const { step: wanted, isMending, go } = useStep()
  const { send, sendWithoutAccount, isSending, failure } = useSendOrder(draft)
  const [isLoginOpen, setLoginOpen] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const firstUnfinished = (rules: Later) => {
    const refusals = rules.refusalsOfForm(getValues(), setup, serviceEntry, countDocuments(documents))
    return bookingSteps.find((step) => refusalsAt(step, refusals).length > 0) ?? last
  }
  // An address may name a step whose forerunners are not filled in: a draft that ran out, a bookmark.
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when the address changes, not at every key
  const step = useMemo(() => {
    if (!later) return wanted
    const open = firstUnfinished(later)
    return bookingSteps.indexOf(wanted) > bookingSteps.indexOf(open) ? open : wanted
  }, [wanted])
  useEffect(() => {
    if (step !== wanted) go(step, { replace: true })
  }, [step, wanted, go])

  const isFirstShown = useRef(true)
  useEffect(() => {
    isFirstShown.current = false
  }, [])

  const goOn = async (event: FormEvent) => {
    event.preventDefault()
    if (isLoading) return
    setLoading(true)
    const rules = later ?? (await load().catch(() => null))
    setLoading(false)
    setFailed(!rules)
    if (!rules || !check(step, rules)) return
    if (step === last) return void send(rules)
    go(isMending ? firstUnfinished(rules) : (bookingSteps[bookingSteps.indexOf(step) + 1] ?? last))
  }

  const Screen = step === 'device' || !later ? DeviceStep : later[step]
  const isWaiting = isLoading && !later
  const before = bookingSteps[bookingSteps.indexOf(step) - 1]
  const isIncomplete = step === last && !areTextsComplete
  const words =
    step === last
      ? t(isSending ? 'send.sending' : failure ? 'send.again' : serviceEntry.caller ? 'caller.send' : 'send.button')
      : t(isMending ? 'steps.backToCheck' : 'steps.next')
  return (
    <>
      {step === bookingSteps[0] && !wasRestored && !serviceEntry.caller && <SentNotice />}
      <Progress step={step} />
      <div className={styles.body}>
        <div className={styles.beside}>
          <BookingEstimate />
          {later && <later.RunningSummary step={step} />}
        </div>
        <Card as="form" noValidate onSubmit={(event) => void goOn(event)} className={styles.form} aria-busy={isSending || isWaiting}>
          {later && <later.ProblemSummary step={step} />}
          <StepHeading step={step} isFirstShown={isFirstShown.current} />
          <Screen />
          {later && step === last && failure && (
            <later.SendFailure
              failure={failure}
              startAgain={startAgain}
              logIn={() => setLoginOpen(true)}
              sendWithoutAccount={() => void sendWithoutAccount(later)}
              changeEmail={() => go('pickup', { isMending: true })}
            />
          )}
          {hasFailed && (
            <Note tone="danger" role="alert">
              {baseT('outdatedText')}
              {/* Going on again is enough only where a page asks again for a module that did not come (ComingStep). The draft is stored. */}
              <Actions>
                <Button variant="quiet" onClick={() => window.location.reload()}>
                  {baseT('reload')}
                </Button>
              </Actions>
            </Note>
          )}
          <Actions className={styles.buttons}>
            <Button type="submit" disabled={isIncomplete} aria-disabled={isSending || isWaiting}>
              {isWaiting ? baseT('loading') : words}
            </Button>
            {before && (
              <Button variant="quiet" onClick={() => go(before)}>
                {t('steps.previous')}
              </Button>
            )}
          </Actions>
          <VisuallyHidden as="p" role="status">
            {isSending ? t('send.sending') : isWaiting ? baseT('loading') : ''}
          </VisuallyHidden>
        </Card>
      </div>
      {later && (
        <later.LoginInPlace
          isOpen={isLoginOpen}
          email={getValues('customer.email')}
          onClose={() => setLoginOpen(false)}
          onLoggedIn={() => {
            setLoginOpen(false)
            void sendWithoutAccount(later)
          }}
        />
      )}
      <DraftNotice isForCaller={serviceEntry.caller !== undefined} wasRestored={wasRestored} startAgain={startAgain} />
    </>
  )
}
