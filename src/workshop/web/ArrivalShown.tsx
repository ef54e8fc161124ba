import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { useCall } from '#base/web/use-call.ts'
import { workshopApi } from '../workshop.api.ts'
import { HowItArrived } from './arrival/HowItArrived.tsx'

type Props = { readonly requestId: number }

/** How the device came in, for its customer. Nothing before it has come. */
export function ArrivalShown({ requestId }: Props) {
  const { data, error, refetch } = useCall(workshopApi.getArrival, { params: { id: requestId } })
  if (error && error.status !== 404) return <ErrorState error={error} retry={refetch} />
  return data?.arrival ? <HowItArrived requestId={requestId} arrival={data.arrival} /> : null
}
