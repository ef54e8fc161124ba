import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button, ButtonLink } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useFragment } from '#base/web/use-fragment.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { trackingTexts } from '../texts.ts'
import { type FollowingSession, trackingApi } from '../tracking.api.ts'
import { startFollowing } from './following.ts'

const addressAfter = ({ type, crmRequestId }: FollowingSession) =>
  type === 'VIEWER' ? publicPaths.documentViewerLogin() : publicPaths.externalRequest(String(crmRequestId))

/**
 * SPEC 2, `/bejelentkezes-megerositese`: where the mailed link leads. Opening it spends nothing, because mail scanners open links too;
 * the button does. The token stands in the fragment, which browsers send to nobody.
 */
export default function LoginConfirmationPage() {
  const t = useTexts(trackingTexts)
  const token = useFragment()
  return (
    <>
      <PageTitle>{t('confirm.title')}</PageTitle>
      {token === '' ? <AskNew title={t('confirm.missingTitle')} text={t('confirm.missing')} /> : <Confirm token={token} />}
    </>
  )
}

function Confirm({ token }: { readonly token: string | null }) {
  const t = useTexts(trackingTexts)
  const navigate = useNavigate()
  const login = useSend(trackingApi.processLogin)
  if (login.error?.code === 'LINK_EXPIRED') return <AskNew title={t('confirm.expiredTitle')} text={t('confirm.expired')} isNews />

  const spend = () => {
    if (token === null || login.isPending) return
    login.mutate(
      { params: { token } },
      {
        onSuccess: (session) => {
          startFollowing(session)
          void navigate(addressAfter(session), { replace: true })
        },
      },
    )
  }
  return (
    <Card width="text" isSpaced>
      <Lead>{t('confirm.lead')}</Lead>
      <Actions>
        <Button onClick={spend} aria-disabled={token === null || login.isPending}>
          {t(login.isPending ? 'confirm.working' : 'confirm.button')}
        </Button>
      </Actions>
      {login.error && <ErrorState error={login.error} title={t('confirm.failed')} />}
      <p>{t('confirm.once')}</p>
    </Card>
  )
}

type AskNewProps = { readonly title: string; readonly text: string /** It answers a click, so it is read out. */; readonly isNews?: boolean }

function AskNew({ title, text, isNews = false }: AskNewProps) {
  const t = useTexts(trackingTexts)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isNews) heading.current?.focus()
  }, [isNews])
  return (
    <Card width="text" isSpaced aria-labelledby="ask-new">
      <h2 id="ask-new" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      <Actions>
        <ButtonLink to={publicPaths.tracking()}>{t('confirm.askNew')}</ButtonLink>
        <ButtonLink variant="quiet" to={publicPaths.documentViewerLogin()}>
          {t('confirm.askNewForDocuments')}
        </ButtonLink>
      </Actions>
    </Card>
  )
}
