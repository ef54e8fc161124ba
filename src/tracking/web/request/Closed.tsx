import { createPath, useLocation } from 'react-router'
import type { CallRefused } from '#base/web/call-refused.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { trackingTexts } from '../../texts.ts'
import type { TypedNumber } from '../LinkRequestForm.tsx'

type Props = {
  readonly error: CallRefused
  readonly retry: () => unknown
  readonly crmRequestId?: number
  /** There was a session, and it is over. */
  readonly hadToken?: boolean
}

/** Why a request does not open, and the way to it: nobody came in, the session or the link is over, or it is not theirs. */
export function Closed({ error, retry, crmRequestId, hadToken = false }: Props) {
  const t = useTexts(trackingTexts)
  const here = createPath(useLocation())
  const reason = reasonOf(error, hadToken)
  if (reason === null)
    return (
      <>
        <PageTitle>{t('request.plainTitle')}</PageTitle>
        <ErrorState error={error} retry={retry} />
      </>
    )
  const typed: TypedNumber | undefined = crmRequestId ? { crmRequestId: formatRequestNumber(crmRequestId) } : undefined
  return (
    <>
      <PageTitle>{t(titles[reason])}</PageTitle>
      <Card>
        <p>{t(words[reason])}</p>
        <Actions>
          <ButtonLink to={publicPaths.tracking()} state={typed}>
            {t('request.askLink')}
          </ButtonLink>
          {reason === 'login' && (
            <ButtonLink variant="quiet" to={publicPaths.login()} state={{ from: here }}>
              {t('request.signIn')}
            </ButtonLink>
          )}
        </Actions>
      </Card>
    </>
  )
}

const titles = {
  login: 'request.loginTitle',
  expired: 'request.expiredTitle',
  link: 'confirm.expiredTitle',
  notFound: 'request.notFoundTitle',
} as const
const words = { login: 'request.login', expired: 'request.expired', link: 'confirm.expired', notFound: 'request.notFound' } as const

/** Null: nothing about the person, something broke. */
function reasonOf({ code }: CallRefused, hadToken: boolean): keyof typeof titles | null {
  switch (code) {
    case 'LOGIN_NEEDED':
      return hadToken ? 'expired' : 'login'
    // A session of the document viewer opens documents only.
    case 'UNAUTHORISED':
      return 'login'
    case 'LINK_EXPIRED':
    case 'INVALID_INPUT':
      return 'link'
    case 'NOT_FOUND':
      return 'notFound'
    default:
      return null
  }
}
