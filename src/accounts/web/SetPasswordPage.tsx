import { type ReactNode, useState } from 'react'
import { useParams } from 'react-router'
import type { CallRefused } from '#base/web/call-refused.ts'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useFormSession } from '#base/web/use-form-session.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { accountsApi } from '../accounts.api.ts'
import type { PasswordLinkPurpose } from '../password.ts'
import { accountTexts } from '../texts.ts'
import { EndOfForm } from './EndOfForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/**
 * `/elfelejtett-jelszo/{vs}`: the link of an email, of a forgotten password as of a first one (SPEC 2); the server says which. Opening it spends
 * nothing, sending the form does.
 */
export default function SetPasswordPage() {
  const t = useTexts(accountTexts)
  const { vs = '' } = useParams()
  const { data: link, error, refetch } = useCall(accountsApi.showPasswordLink, { params: { token: vs } }, { staleTime: Number.POSITIVE_INFINITY })
  const [isDone, setDone] = useState(false)
  const [refused, setRefused] = useState<CallRefused | null>(null)
  const failure = refused ?? error
  useFormSession()

  return (
    <>
      <PageTitle>{t(link?.purpose === 'changePassword' ? 'setPassword.title' : 'setPassword.firstTitle')}</PageTitle>
      {isDone && link && <PasswordIsSet purpose={link.purpose} email={link.email} />}
      {!isDone && failure && <LinkFailure failure={failure} retry={refetch} />}
      {!isDone && !failure && link && (
        <NewPasswordForm token={vs} purpose={link.purpose} email={link.email} done={() => setDone(true)} ended={setRefused} />
      )}
      {!isDone && !failure && !link && <Loading />}
    </>
  )
}

function PasswordIsSet({ purpose, email }: { readonly purpose: PasswordLinkPurpose; readonly email: string }) {
  const t = useTexts(accountTexts)
  const words = { registration: 'registered', invitation: 'invited', changePassword: 'changed' } as const
  const kind = words[purpose]
  return (
    <EndOfForm title={t(`setPassword.${kind}Title`)} text={t(`setPassword.${kind}`, { email })}>
      <ButtonLink to={publicPaths.login()} state={{ email }}>
        {t('setPassword.toLogin')}
      </ButtonLink>
    </EndOfForm>
  )
}

function LinkFailure({ failure, retry }: { readonly failure: CallRefused; readonly retry: () => unknown }) {
  const t = useTexts(accountTexts)
  const waysOn: Readonly<Record<string, ReactNode>> = {
    PASSWORD_LINK_EXPIRED: (
      <ButtonLink to={publicPaths.login()} state={{ forgotten: true }}>
        {t('setPassword.askAgain')}
      </ButtonLink>
    ),
    REGISTRATION_LINK_EXPIRED: (
      <>
        <ButtonLink to={publicPaths.login()}>{t('setPassword.toLogin')}</ButtonLink>
        <ButtonLink variant="quiet" to={publicPaths.registration()}>
          {t('setPassword.registerAgain')}
        </ButtonLink>
      </>
    ),
  }
  const wayOn = waysOn[failure.code]
  if (!wayOn) return <ErrorState error={failure} retry={retry} />
  return (
    <EndOfForm title={t('setPassword.expiredTitle')} text={failure.message}>
      {wayOn}
    </EndOfForm>
  )
}
