import { useState } from 'react'
import type { CallRefused } from '#base/web/call-refused.ts'
import { useCameBack } from '#base/web/use-came-back.ts'
import type { TooLateAnswer } from './use-too-late.ts'

/** Deciding in two steps: what is said first, then the last word. What came too late leads back, and is said there. */
export function useDecision(tooLate: TooLateAnswer) {
  const [step, setStep] = useState<'accept' | 'reject' | null>(null)
  const cameBack = useCameBack<'accept' | 'reject'>()
  return {
    step,
    back() {
      setStep(null)
      cameBack.note(step)
    },
    /** For the buttons that begin a step. */
    onto: cameBack.onto,
    begin(decision: 'accept' | 'reject') {
      tooLate.clear()
      cameBack.note(null)
      setStep(decision)
    },
    refused: (refusal: CallRefused) => void (tooLate.say(refusal) && setStep(null)),
  }
}
