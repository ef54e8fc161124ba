import { useFormats } from '#base/web/formats.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { conversationApi } from '../conversation.api.ts'
import { conversationTexts } from '../texts.ts'
import { RatingWords } from './rating/RatingCard.tsx'

type Props = {
  readonly requestId: number
  readonly version: number
  readonly onChanged: () => unknown
}

/** What the customer thought of the repair, for employees. Nothing until they have said it. */
export function RatingShown({ requestId }: Props) {
  const t = useTexts(conversationTexts)
  const formats = useFormats()
  const rating = useCall(conversationApi.getRating, { params: { id: requestId } }).data?.rating
  if (!rating) return null
  return (
    <Card aria-labelledby="rating-shown">
      <h2 id="rating-shown">{t('rating.ofCustomer')}</h2>
      <RatingWords rating={rating} />
      {!rating.comment && <Muted>{t('rating.noComment')}</Muted>}
      <Muted>{t('rating.ratedAt', { at: formats.moment(rating.ratedAt) })}</Muted>
    </Card>
  )
}
