import { lazy, Suspense } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { warrantyTypes } from '../../status.ts'
import { useBooking } from './booking-context.ts'
import type { BookingForm } from './booking-form.ts'

/** Nothing waits for it: it is not there either while its prices are asked for. */
const RepairEstimate = lazy(async () => ({ default: (await import('#prices/web/RepairEstimate.tsx')).RepairEstimate }))

/** Beside a paid booking: what the device's ticked faults are expected to cost. */
export function BookingEstimate() {
  const { setup } = useBooking()
  const { control } = useFormContext<BookingForm>()
  const [brandId, productGroupId, productTypeId, failureOptionIds] = useWatch({
    control,
    name: ['serviceRequest.brandId', 'serviceRequest.productGroupId', 'serviceRequest.productTypeId', 'serviceRequest.failureOptionIds'],
  })
  const isPaid = setup.availableService.warrantyTypeId === warrantyTypes.paid && setup.form.definition.fields.failureOptions !== 'hidden'
  if (!isPaid || brandId === null || productGroupId === null || failureOptionIds.length === 0) return null
  return (
    <Suspense fallback={null}>
      <RepairEstimate device={{ brandId, productGroupId, productTypeId }} failureOptionIds={failureOptionIds} />
    </Suspense>
  )
}
