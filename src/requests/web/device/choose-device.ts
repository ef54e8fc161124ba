import type { UseFormSetValue } from 'react-hook-form'
import type { BookingSetup } from '../../booking-setup.ts'
import { type BookingForm, usualKind } from '../booking/booking-form.ts'

type Set = UseFormSetValue<BookingForm>

/** What a choice makes of the answers after it: a type of another brand or kind no longer stands. */
function deleteType(set: Set) {
  set('serviceRequest.productTypeId', null)
  set('serviceRequest.productTypeOther', '')
  set('serviceRequest.deviceColourId', null)
}

export function chooseGroup(set: Set, { productGroups }: Pick<BookingSetup, 'productGroups'>, groupId: number | null, identifier: string) {
  set('serviceRequest.productGroupId', groupId)
  deleteType(set)
  // What is already typed is left alone.
  if (identifier === '') set('serviceRequest.identifierKind', usualKind(productGroups, groupId))
}

/** A brand with one kind of device needs no second question. */
export function chooseBrand(set: Set, setup: Pick<BookingSetup, 'brands' | 'productGroups'>, brandId: number | null, form: BookingForm) {
  const groups = setup.brands.find(({ id }) => id === brandId)?.productGroupIds ?? []
  const { productGroupId, identifier } = form.serviceRequest
  if (productGroupId !== null && groups.includes(productGroupId)) deleteType(set)
  else chooseGroup(set, setup, groups.length === 1 ? (groups[0] ?? null) : null, identifier)
}
