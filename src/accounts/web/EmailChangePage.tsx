import { useState } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button, ButtonLink } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useFormSession } from '#base/web/use-form-session.ts'
import { useFragment } from '#base/web/use-fragment.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { securityApi } from '../security.api.ts'
import { securityTexts } from '../security-texts.ts'
import { EndOfForm } from './EndOfForm.tsx'
import { restoreSession } from './session.ts'

/** How it ended; `expired` carries the server's sentence. */
type Outcome = { readonly kind: 'waiting' | 'changed' | 'taken' | 'declined' } | { readonly kind: 'expired'; readonly message: string }

/**
 * `/email-cim-megerositese`: where the links of a new e-mail address lead. Opening it spends nothing, because mail scanners open links too; the
 * buttons do. The token stands in the fragment, which browsers send to nobody.
 */
export default function EmailChangePage() {
  const t = useTexts(securityTexts)
  const token = useFragment()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  useFormSession()
  return (
    <>
      <PageTitle>{t('confirmEmail.title')}</PageTitle>
      {token === '' && <EndOfForm title={t('confirmEmail.expiredTitle')} text={t('confirmEmail.missing')} />}
      {token !== '' && !outcome && <Confirm token={token} end={setOutcome} />}
      {outcome?.kind === 'expired' && <EndOfForm title={t('confirmEmail.expiredTitle')} text={outcome.message} />}
      {outcome && outcome.kind !== 'expired' && (
        <EndOfForm title={t(`confirmEmail.${outcome.kind}Title`)} text={t(`confirmEmail.${outcome.kind}`)}>
          {outcome.kind === 'changed' && <ButtonLink to={paths.security()}>{t('confirmEmail.toAccount')}</ButtonLink>}
        </EndOfForm>
      )}
    </>
  )
}

function Confirm({ token, end }: { readonly token: string | null; readonly end: (outcome: Outcome) => void }) {
  const t = useTexts(securityTexts)
  const confirming = useSend(securityApi.confirmEmailChange)
  const declining = useSend(securityApi.declineEmailChange)
  const isBusy = token === null || confirming.isPending || declining.isPending
  const error = confirming.error ?? declining.error
  const onError = (refused: { code: string; message: string }) => {
    if (refused.code === 'EMAIL_CHANGE_EXPIRED') end({ kind: 'expired', message: refused.message })
  }

  function confirm() {
    if (token === null || isBusy) return
    const onSuccess = ({ state }: { state: 'waiting' | 'changed' | 'taken' }) => {
      end({ kind: state })
      // Every other login of the account ended; the one here may be one of them.
      if (state === 'changed') void restoreSession()
    }
    confirming.mutate({ params: { token } }, { onSuccess, onError })
  }
  function decline() {
    if (token !== null && !isBusy) declining.mutate({ params: { token } }, { onSuccess: () => end({ kind: 'declined' }), onError })
  }
  return (
    <Card width="text">
      <p>{t('confirmEmail.lead')}</p>
      <Actions>
        <Button aria-disabled={isBusy} onClick={confirm}>
          {t('confirmEmail.confirm')}
        </Button>
        <Button variant="quiet" aria-disabled={isBusy} onClick={decline}>
          {t('confirmEmail.decline')}
        </Button>
      </Actions>
      {error && <ErrorState error={error} />}
    </Card>
  )
}
