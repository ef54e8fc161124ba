import { useEffect, useState } from 'react'
import { Link, Navigate, useLocation } from 'react-router'
import { Lead } from '#base/web/kit/Lead.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useFormSession } from '#base/web/use-form-session.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { isReturnAddress } from '../login.ts'
import { accountTexts } from '../texts.ts'
import styles from './accounts.module.css'
import { CompanyChoice } from './CompanyChoice.tsx'
import { ForgottenPassword } from './ForgottenPassword.tsx'
import { LoginSteps } from './LoginSteps.tsx'
import { useSession } from './session.ts'

/** What a link to this page may say: where the person wanted to go, that the password is forgotten, or who comes. */
type Wish = { readonly from?: string; readonly forgotten?: boolean; readonly email?: string } | null

/** `/bejelentkezes`: e-mail address, then password, for employees then the mailed code; or asking for a new password. */
export default function LoginPage() {
  const t = useTexts(accountTexts)
  const session = useSession()
  const location = useLocation()
  const wish = location.state as Wish
  const [isForgotten, setForgotten] = useState(wish?.forgotten === true)
  const [email, setEmail] = useState(wish?.email ?? '')
  const [isChosen, setChosen] = useState(false)
  useFormSession()

  // The menu's two entries lead here, also when one is here already.
  // biome-ignore lint/correctness/useExhaustiveDependencies: every click is a wish, the same one too
  useEffect(() => setForgotten(wish?.forgotten === true), [location.key])

  /** The address typed so far goes along. */
  function turnTo(isAsked: boolean, typed: string) {
    setEmail(typed)
    setForgotten(isAsked)
  }

  const goOn = isReturnAddress(wish?.from) ? wish.from : publicPaths.dashboard()
  if (session.kind === 'signedIn' && session.person.memberships.length > 1 && !isChosen)
    return (
      <>
        <PageTitle key="acting">{t('acting.title')}</PageTitle>
        <CompanyChoice person={session.person} onChosen={() => setChosen(true)} />
      </>
    )
  if (session.kind === 'signedIn') return <Navigate to={goOn} replace />
  if (isForgotten)
    return (
      <>
        <PageTitle key="forgotten">{t('forgotten.title')}</PageTitle>
        <ForgottenPassword email={email} back={(typed) => turnTo(false, typed)} />
      </>
    )
  return (
    <>
      <PageTitle key="login">{t('login.title')}</PageTitle>
      {session.kind === 'signedOut' && session.isEnded ? <Note role="status">{t('login.ended')}</Note> : <Lead>{t('login.lead')}</Lead>}
      <LoginSteps email={email} setEmail={setEmail} forgotten={(typed) => turnTo(true, typed)} />
      <section className={styles.aside} aria-labelledby="no-account">
        <h2 id="no-account">{t('login.noAccountTitle')}</h2>
        <p>{t('login.noAccount')}</p>
        <ul>
          <li>
            <Link to={publicPaths.registration()}>{t('login.toRegistration')}</Link>
          </li>
          <li>
            <Link to={publicPaths.requestStart()}>{t('login.toRequest')}</Link>
          </li>
          <li>
            <Link to={publicPaths.tracking()}>{t('login.toTracking')}</Link>
          </li>
        </ul>
      </section>
    </>
  )
}
