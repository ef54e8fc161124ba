import { useFormats } from '#base/web/formats.ts'
import { Note } from '#base/web/kit/Note.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { courierApi } from '../../courier.api.ts'
import { nextDeliveryTexts } from '../../next-delivery-texts.ts'

/** At the desk: what the customer chose after the delivery in vain, for whoever orders the courier. */
export function ChosenDelivery({ requestId }: { readonly requestId: number }) {
  const t = useTexts(nextDeliveryTexts)
  const formats = useFormats()
  const { data } = useCall(courierApi.getDeliveryChoice, { params: { id: requestId } })
  if (!data?.chosen) return null
  const { way, day, at } = data.chosen
  const words = { at: formats.moment(at), to: data.before.to, day: day ? formats.day(day) : '' }
  return <Note tone="success">{t(way === 'counter' ? 'desk.counter' : 'desk.delivery', words)}</Note>
}
