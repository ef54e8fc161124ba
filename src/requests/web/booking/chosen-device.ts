import { fits } from '#base/web/forms/restored-values.ts'
import type { BookingSetup } from '../../booking-setup.ts'
import { type BookingForm, usualKind } from './booking-form.ts'

/** What somebody looked up the price of before they began to book: a model, or one that is not in the list, and what is wrong with it. */
type ChosenDevice = Pick<BookingForm['serviceRequest'], 'brandId' | 'productTypeId' | 'productTypeOther'> & {
  readonly productGroupId: number
  readonly failureOptionIds?: number[] | undefined
}

const sample = { chosen: { brandId: 0, productGroupId: 0, productTypeId: null, productTypeOther: '' } }

/** What came along with the navigation; it is the browser's own history, so its shape may be of any age. */
export function chosenDeviceIn(state: unknown): ChosenDevice | null {
  if (!fits(state, sample)) return null
  const { brandId, productGroupId, productTypeId, productTypeOther, failureOptionIds } = (state as { chosen: ChosenDevice }).chosen
  const device = { brandId, productGroupId, productTypeId, productTypeOther }
  return fits(failureOptionIds, []) ? { ...device, failureOptionIds } : device
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
