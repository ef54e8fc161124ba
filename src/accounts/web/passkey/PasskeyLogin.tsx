import { useEffect, useState } from 'react'
import { CallRefused } from '#base/web/call-refused.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { accountTexts } from '../../texts.ts'
import { supportsPasskeys } from './passkey-browser.ts'

/** Logging in with a passkey: no address is typed, the browser shows those it has. Browsers that know none show no button. */
export function PasskeyLogin() {
  const t = useTexts(accountTexts)
  const { choose } = useLanguage()
  const [isOffered, setOffered] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState('')
  useEffect(() => setOffered(supportsPasskeys()), [])
  if (!isOffered) return null

  async function logIn() {
    setBusy(true)
    setProblem('')
    try {
      const { logInWithPasskey } = await import('./log-in-with-passkey.ts')
      const language = await logInWithPasskey()
      if (language) choose(language)
    } catch (error) {
      setProblem(error instanceof CallRefused ? error.message : t('login.passkeyNotDone'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <ErrorText>{problem}</ErrorText>
      <Actions shape="wide">
        <Button variant="quiet" aria-disabled={isBusy} onClick={() => void (isBusy || logIn())}>
          {t('login.byPasskey')}
        </Button>
      </Actions>
    </>
  )
}
