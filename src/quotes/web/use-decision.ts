import { type RefObject, useEffect, useRef } from 'react'
import type { CallRefused } from '#base/web/call-refused.ts'
import { takeLostFocus } from '#base/web/lost-focus.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import type { TooLateAnswer } from './use-too-late.ts'

/**
 * Deciding in two steps: what is said first, then the last word. What came too late leads back, and is said there; what was typed stays (decision 98).
 * @param heading of what is decided; the focus goes to it where somebody else decided and an open step went with it
 */
export function useDecision(tooLate: TooLateAnswer, heading: RefObject<HTMLElement | null>) {
  const { step, begin, leave, end, onto } = useOpenStep<'accept' | 'reject'>()
  const isOpen = useRef(false)
  isOpen.current = step !== null
  useEffect(
    () => () => {
      if (isOpen.current) takeLostFocus(heading.current)
    },
    [heading],
  )
  return {
    step,
    back: leave,
    onto,
    begin(decision: 'accept' | 'reject') {
      tooLate.clear()
      begin(decision)
    },
    refused: (refusal: CallRefused, isTyped = false) => void (tooLate.say(refusal) && !isTyped && end()),
  }
}
