import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { readAgain, useCall } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { conversationApi } from '../conversation.api.ts'
import { RatingCard } from './rating/RatingCard.tsx'

type Props = {
  readonly requestId: number
  readonly onDecided?: () => unknown
}

/** The one question after a repair, on the customer's page of the request. Nothing before the device is back, or when the time is over. */
export function RatingPanel({ requestId, onDecided }: Props) {
  const params = { id: requestId }
  const { data, error, refetch } = useCall(conversationApi.getRating, { params })
  const rate = useSend(conversationApi.rateRequest)
  if (!data) return error && error.status !== 404 ? <ErrorState error={error} retry={refetch} /> : null
  if (!data.rating && !data.may.rate) return null
  return (
    <RatingCard
      view={data}
      onSend={(body) => rate.mutateAsync({ params, body })}
      reread={() => readAgain(conversationApi.getRating)}
      onDecided={onDecided}
    />
  )
}
