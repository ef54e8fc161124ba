import { useEffect, useRef, useState } from 'react'
import { CallRefused } from '#base/web/call-refused.ts'
import { takeLostFocus } from '#base/web/lost-focus.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { securityTexts } from '../../security-texts.ts'
import { PasskeyNotDone } from '../passkey/passkey-browser.ts'

/**
 * Something that wants a proof: it is tried, and where the server asks for a proof, the same thing is done once it was given (`ProofForm`).
 * `problem` is why it was not done. What was pressed stays on the screen meanwhile and has the focus again when the proof was given or left.
 */
export function useProved() {
  const t = useTexts(securityTexts)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  const [waiting, setWaiting] = useState<(() => Promise<void>) | null>(null)
  const pressed = useRef<HTMLElement | null>(null)
  const isAsked = waiting !== null
  useEffect(() => {
    if (!isAsked) takeLostFocus(pressed.current)
  }, [isAsked])

  async function run(work: () => Promise<void>) {
    if (isBusy) return
    setBusy(true)
    setProblem('')
    setWaiting(null)
    try {
      await work()
    } catch (error) {
      if (error instanceof PasskeyNotDone) setProblem(t(error.isKnown ? 'passkeys.known' : 'passkeys.notDone'))
      else if (!(error instanceof CallRefused)) throw error
      else if (error.code === 'PROOF_NEEDED') {
        pressed.current = document.activeElement instanceof HTMLElement ? document.activeElement : null
        setWaiting(() => work)
      } else setProblem(error.message)
    } finally {
      setBusy(false)
    }
  }
  return {
    run,
    isBusy,
    problem,
    /** Something else is begun. */
    forget: () => setProblem(''),
    /** A proof is to be given now; `goOn` afterwards. */
    proof: waiting && { goOn: () => void run(waiting), back: () => setWaiting(null) },
  }
}
