import type { CallRefused } from '#base/web/call-refused.ts'
import { useOpenStep } from '#base/web/use-open-step.ts'
import type { TooLateAnswer } from './use-too-late.ts'

/** Deciding in two steps: what is said first, then the last word. What came too late leads back, and is said there; what was typed stays (decision 98). */
export function useDecision(tooLate: TooLateAnswer) {
  const { step, begin, leave, end, onto } = useOpenStep<'accept' | 'reject'>()
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
