import { type Control, useWatch } from 'react-hook-form'
import { useCall } from '#base/web/use-call.ts'
import type { BookingSetup } from '../../booking-setup.ts'
import { requestsApi } from '../../requests.api.ts'
import type { ServiceEntry } from '../service-entries.ts'
import type { BookingForm } from './booking-form.ts'

/** A service entry that lets choose the brand learns the brand's own texts once it is chosen; they must be here before they are agreed to. */
export function useBrandTexts(serviceEntry: ServiceEntry, setup: BookingSetup, control: Control<BookingForm>) {
  const brandId = useWatch({ control, name: 'serviceRequest.brandId' })
  const slug = setup.brands.find(({ id }) => id === brandId)?.slug
  const isKnown = setup.brand?.id === brandId
  const { data } = useCall(
    requestsApi.getBookingSetup,
    { query: { ...serviceEntry.query, brand: slug } },
    { enabled: !isKnown && slug !== undefined },
  )
  if (isKnown || slug === undefined) return { texts: setup.texts, isComplete: isKnown }
  return data ? { texts: data.texts, isComplete: true } : { texts: setup.texts, isComplete: false }
}
