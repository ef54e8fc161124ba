import { useState } from 'react'
import type { CallRefused } from '#base/web/call-refused.ts'

export type TooLateAnswer = {
  /** What the server said; null: the answer was not too late, or another one is on its way. */
  readonly sentence: string | null
  /** An answer was refused. @returns whether because it came too late, so that the newest state is shown at once */
  readonly say: (refusal: CallRefused) => boolean
  readonly clear: () => void
}

/** What was answered is decided already, its time is over, or it is an approver's since the sender's limit is another. */
export const isTooLate = ({ status, code }: Pick<CallRefused, 'status' | 'code'>) => status === 409 || status === 410 || code === 'QUOTE_ABOVE_LIMIT'

/** Decided in another tab, by the desk or by the clock: the server's sentence stays while what is true now is read. */
export function useTooLate(reread: () => unknown): TooLateAnswer {
  const [sentence, setSentence] = useState<string | null>(null)
  return {
    sentence,
    say(refusal) {
      if (!isTooLate(refusal)) return false
      setSentence(refusal.message)
      void reread()
      return true
    },
    clear: () => setSentence(null),
  }
}
