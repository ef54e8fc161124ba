import { useEffect, useState } from 'react'
import { Dialog } from '#base/web/kit/Dialog.tsx'
import { LanguageStays } from '#base/web/language.tsx'
import { useFormSession } from '#base/web/use-form-session.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { accountTexts } from '../texts.ts'
import styles from './accounts.module.css'
import { CompanyChoice } from './CompanyChoice.tsx'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { LoginSteps } from './LoginSteps.tsx'
import { useSession } from './session.ts'

export type LoginDialogProps = {
  /** As far as the page beneath knows it. */
  readonly email?: string
  /** Closed by whoever changed their mind. */
  readonly onClose: () => void
  /** Somebody is logged in: the page beneath goes on. */
  readonly onLoggedIn: () => void
}

/**
 * SPEC 2 and 4: the login over the page that asks for it, turning to the forgotten password and back. Nothing typed beneath is lost, and the page
 * stays in its language.
 */
export default function LoginDialog({ email: known = '', onClose, onLoggedIn }: LoginDialogProps) {
  const t = useTexts(accountTexts)
  const session = useSession()
  const [email, setEmail] = useState(known)
  const [isForgotten, setForgotten] = useState(false)
  const [isChosen, setChosen] = useState(false)
  useFormSession()

  const person = session.kind === 'signedIn' ? session.person : null
  const mustChoose = person !== null && person.memberships.length > 1 && !isChosen
  const isIn = person !== null && !mustChoose
  // biome-ignore lint/correctness/useExhaustiveDependencies: the login is the news, not who listens
  useEffect(() => {
    if (isIn) onLoggedIn()
  }, [isIn])

  function turnTo(isAsked: boolean, typed: string) {
    setEmail(typed)
    setForgotten(isAsked)
  }

  return (
    <LanguageStays>
      <Dialog title={t(mustChoose ? 'acting.title' : isForgotten ? 'forgotten.title' : 'login.title')} onClose={onClose} hasCross>
        <div className={styles.inDialog}>
          {mustChoose ? (
            <CompanyChoice person={person} onChosen={() => setChosen(true)} />
          ) : isForgotten ? (
            <ForgottenPassword email={email} back={(typed) => turnTo(false, typed)} takesFocus />
          ) : (
            <LoginSteps email={email} setEmail={setEmail} forgotten={(typed) => turnTo(true, typed)} takesFocus />
          )}
        </div>
      </Dialog>
    </LanguageStays>
  )
}
