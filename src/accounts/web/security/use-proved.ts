import { useState } from 'react'
import { CallRefused } from '#base/web/call-refused.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { securityTexts } from '../../security-texts.ts'
import { PasskeyNotDone } from '../passkey/passkey-browser.ts'

/**
 * Something that wants a proof: it is tried, and where the server asks for a proof, the same thing is done once it was given (`ProofForm`).
 * `problem` is why it was not done.
 */
export function useProved() {
  const t = useTexts(securityTexts)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null)

  async function run(work: () => Promise<void>) {
    setBusy(true)
    setProblem('')
    setWaiting(null)
    try {
      await work()
    } catch (error) {
      if (error instanceof PasskeyNotDone) setProblem(t(error.isKnown ? 'passkeys.known' : 'passkeys.notDone'))
      else if (!(error instanceof CallRefused)) throw error
      else if (error.code === 'PROOF_NEEDED') setWaiting(() => work)
      else setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  return {
    run,
    isBusy,
    problem,
    /** A proof is to be given now; `goOn` afterwards. */
    proof: waiting && { goOn: () => void run(waiting), back: () => setWaiting(null) },
  }
}
