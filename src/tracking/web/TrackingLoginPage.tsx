import { Link } from 'react-router'
import { Actions } from '#base/web/kit/Actions.tsx'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { trackingTexts } from '../texts.ts'
import { useFollowing } from './following.ts'
import { LinkRequestForm } from './LinkRequestForm.tsx'

/** SPEC 2, `/nyomonkovetes`: login by request. */
export default function TrackingLoginPage() {
  const t = useTexts(trackingTexts)
  const following = useFollowing()
  return (
    <>
      <PageTitle>{t('ask.title')}</PageTitle>
      {following?.type === 'TRACKING' && (
        <Actions>
          <ButtonLink variant="quiet" to={publicPaths.externalRequest(String(following.crmRequestId))}>
            {t('ask.open', { number: formatRequestNumber(following.crmRequestId) })}
          </ButtonLink>
        </Actions>
      )}
      <LinkRequestForm purpose="tracking" />
      <p>
        <Link to={publicPaths.documentViewerLogin()}>{t('ask.toDocuments')}</Link>
      </p>
    </>
  )
}
