import { useParams } from 'react-router'
import type { CallRefused } from '#base/web/call-refused.ts'
import { UnsavedGuard } from '#base/web/forms/UnsavedGuard.tsx'
import { Actions } from '#base/web/kit/Actions.tsx'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useFormSession } from '#base/web/use-form-session.ts'
import { useSend } from '#base/web/use-send.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { conversationApi } from '../conversation.api.ts'
import { conversationTexts } from '../texts.ts'
import styles from './conversation.module.css'
import { RatingCard } from './rating/RatingCard.tsx'

/** `/ertekeles/{vs}`: the question of the closing email, without an account. Opening it says nothing; the button does. */
export default function RatingPage() {
  const t = useTexts(conversationTexts)
  const { vs = '' } = useParams()
  return (
    <>
      <PageTitle>{t('ratingPage.title')}</PageTitle>
      <div className={styles.narrow}>
        <ByLink key={vs} vs={vs} />
      </div>
    </>
  )
}

function ByLink({ vs }: { readonly vs: string }) {
  const t = useTexts(conversationTexts)
  const params = { vs }
  const { data, error, refetch } = useCall(conversationApi.getRatingByLink, { params })
  const rate = useSend(conversationApi.rateByLink)
  useFormSession()
  if (!data) return error ? <Closed error={error} retry={refetch} /> : <Loading />
  return (
    <>
      <Muted>{t('ratingPage.about', { device: data.device, number: formatRequestNumber(data.crmRequestId) })}</Muted>
      <RatingCard view={data} onSend={(body) => rate.mutateAsync({ params, body })} reread={() => readAgain(conversationApi.getRatingByLink)} />
      <UnsavedGuard />
    </>
  )
}

/** A link that opens nothing, or something that broke. */
function Closed({ error, retry }: { readonly error: CallRefused; readonly retry: () => unknown }) {
  const t = useTexts(conversationTexts)
  if (error.code !== 'LINK_EXPIRED' && error.code !== 'INVALID_INPUT') return <ErrorState error={error} retry={retry} />
  return (
    <Card aria-labelledby="link-expired">
      <h2 id="link-expired">{t('ratingPage.expiredTitle')}</h2>
      <p>{t('ratingPage.expired')}</p>
      <Actions>
        <ButtonLink to={publicPaths.tracking()}>{t('ratingPage.toTracking')}</ButtonLink>
      </Actions>
    </Card>
  )
}
