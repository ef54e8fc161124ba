import { z } from 'zod'
import type { BookingSetup } from '../../booking-setup.ts'
import { type BookingForm, usualKind } from './booking-form.ts'

/** The model somebody looked up the prices of before they began to book. */
const chosenDevice = z.object({
  chosen: z.object({ brandId: z.int(), productGroupId: z.int(), productTypeId: z.int(), productTypeOther: z.string() }),
})
type ChosenDevice = z.output<typeof chosenDevice>['chosen']

/** What came along with the navigation; it is the browser's own history, so its shape may be of any age. */
export function chosenDeviceIn(state: unknown): ChosenDevice | null {
  const { success, data } = chosenDevice.safeParse(state)
  return success ? data.chosen : null
}

/** The form with the model filled in, where the service entry takes it and another is not chosen there already. */
export function withChosen(
  form: BookingForm,
  chosen: ChosenDevice | null,
  { brands, productGroups }: Pick<BookingSetup, 'brands' | 'productGroups'>,
): BookingForm {
  const { serviceRequest } = form
  const isTaken = brands.some(({ id, productGroupIds }) => id === chosen?.brandId && productGroupIds.includes(chosen.productGroupId))
  if (!chosen || !isTaken || serviceRequest.productTypeId !== null || serviceRequest.identifier !== '') return form
  const identifierKind = usualKind(productGroups, chosen.productGroupId)
  return { ...form, serviceRequest: { ...serviceRequest, ...chosen, deviceColourId: null, identifierKind } }
}
