import { z } from 'zod'
import type { BookingSetup } from '../../booking-setup.ts'
import { type BookingForm, usualKind } from './booking-form.ts'

/** What somebody looked up the price of before they began to book: a model, or one that is not in the list, and what is wrong with it. */
const chosenDevice = z.object({
  chosen: z.object({
    brandId: z.int(),
    productGroupId: z.int(),
    productTypeId: z.int().nullable(),
    productTypeOther: z.string(),
    failureOptionIds: z.array(z.int()).optional(),
  }),
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
  const { failureOptionIds = serviceRequest.failureOptionIds, ...device } = chosen
  return { ...form, serviceRequest: { ...serviceRequest, ...device, failureOptionIds, deviceColourId: null, identifierKind } }
}
