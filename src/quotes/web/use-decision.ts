import { useState } from 'react'
import type { CallRefused } from '#base/web/call-refused.ts'
import type { TooLateAnswer } from './use-too-late.ts'

/** Deciding in two steps: what is said first, then the last word. What came too late leads back, and is said there. */
export function useDecision(tooLate: TooLateAnswer) {
  const [step, setStep] = useState<'accept' | 'reject' | null>(null)
  const back = () => setStep(null)
  return {
    step,
    back,
    begin(decision: 'accept' | 'reject') {
      tooLate.clear()
      setStep(decision)
    },
    refused: (refusal: CallRefused) => void (tooLate.say(refusal) && back()),
  }
}
