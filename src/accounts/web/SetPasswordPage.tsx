import { useState } from 'react'
import { useParams } from 'react-router'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useFormSession } from '#base/web/use-form-session.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { accountTexts } from '../texts.ts'
import { EndOfForm } from './EndOfForm.tsx'
import { NewPasswordForm } from './NewPasswordForm.tsx'

/** How it ended; `expired` carries the server's sentence. */
type Outcome = { readonly kind: 'open' } | { readonly kind: 'done' } | { readonly kind: 'expired'; readonly message: string }

/** `/elfelejtett-jelszo/{vs}`: the link of the email. Opening it spends nothing, sending the form does. */
export default function SetPasswordPage() {
  const t = useTexts(accountTexts)
  const { vs = '' } = useParams()
  const [outcome, setOutcome] = useState<Outcome>({ kind: 'open' })
  useFormSession()

  return (
    <>
      <PageTitle>{t('setPassword.title')}</PageTitle>
      {outcome.kind === 'open' && (
        <NewPasswordForm link={vs} done={() => setOutcome({ kind: 'done' })} expired={(message) => setOutcome({ kind: 'expired', message })} />
      )}
      {outcome.kind === 'done' && (
        <EndOfForm title={t('setPassword.doneTitle')} text={t('setPassword.done')}>
          <ButtonLink to={paths.login()}>{t('setPassword.toLogin')}</ButtonLink>
        </EndOfForm>
      )}
      {outcome.kind === 'expired' && (
        <EndOfForm title={t('setPassword.expiredTitle')} text={outcome.message}>
          <ButtonLink to={paths.login()} state={{ forgotten: true }}>
            {t('setPassword.askAgain')}
          </ButtonLink>
        </EndOfForm>
      )}
    </>
  )
}
