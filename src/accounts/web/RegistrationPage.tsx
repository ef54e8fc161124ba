import { useState } from 'react'
import { Link, Navigate } from 'react-router'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useFormSession } from '#base/web/use-form-session.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { accountsApi } from '../accounts.api.ts'
import { accountTexts } from '../texts.ts'
import { EndOfForm } from './EndOfForm.tsx'
import { RegistrationForm } from './RegistrationForm.tsx'
import { useSession } from './session.ts'

/** `/regisztracio`: what an account needs; the letter that answers opens it. Whether the address is known here shows nowhere. */
export default function RegistrationPage() {
  const t = useTexts(accountTexts)
  const session = useSession()
  const setup = useCall(accountsApi.getRegistrationSetup, {})
  const [sentTo, setSentTo] = useState<string | null>(null)
  useFormSession()

  if (session.kind === 'signedIn') return <Navigate to={publicPaths.dashboard()} replace />
  return (
    <>
      <PageTitle description={t('registration.lead')}>{t('registration.title')}</PageTitle>
      {sentTo !== null && <EndOfForm title={t('registration.sentTitle')} text={t('registration.sent', { email: sentTo })} />}
      {sentTo === null && (
        <>
          <p>{t('registration.lead')}</p>
          {setup.data ? <RegistrationForm setup={setup.data} sent={setSentTo} /> : <Wait error={setup.error} retry={setup.refetch} />}
          <p>
            {t('registration.hasAccount')} <Link to={publicPaths.login()}>{t('registration.toLogin')}</Link>
          </p>
        </>
      )}
    </>
  )
}

const Wait = ({ error, retry }: { readonly error: Error | null; readonly retry: () => unknown }) =>
  error ? <ErrorState error={error} retry={retry} /> : <Loading />
