import { Link } from 'react-router'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Button } from '#base/web/kit/Button.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { DocumentList } from '#documents/web/DocumentList.tsx'
import { publicPaths } from '#public-paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { trackingTexts } from '../texts.ts'
import { type Following, stopFollowing, useFollowing } from './following.ts'
import { LinkRequestForm } from './LinkRequestForm.tsx'

/** SPEC 2, `/javitasi-dokumentumok/nyomonkovetes`: the documents of a request, for whoever proves to own it. */
export default function DocumentViewerLoginPage() {
  const t = useTexts(trackingTexts)
  const following = useFollowing()
  return (
    <>
      <PageTitle>{t('viewer.title')}</PageTitle>
      {following ? <Documents following={following} /> : <Login />}
    </>
  )
}

function Login() {
  const t = useTexts(trackingTexts)
  return (
    <>
      <LinkRequestForm purpose="viewer" />
      <p>
        <Link to={publicPaths.tracking()}>{t('ask.toTracking')}</Link>
      </p>
    </>
  )
}

function Documents({ following: { crmRequestId, type } }: { readonly following: Following }) {
  const t = useTexts(trackingTexts)
  return (
    <section aria-labelledby="uploads">
      <h2 id="uploads">{t('viewer.documents', { number: formatRequestNumber(crmRequestId) })}</h2>
      <p role="status">{t('viewer.succeeded')}</p>
      <DocumentList crmRequestId={crmRequestId} />
      <Actions>
        <Button variant="quiet" onClick={() => void stopFollowing()}>
          {t('viewer.end')}
        </Button>
      </Actions>
      {type === 'TRACKING' && (
        <p>
          <Link to={publicPaths.externalRequest(String(crmRequestId))}>{t('ask.toTracking')}</Link>
        </p>
      )}
    </section>
  )
}
