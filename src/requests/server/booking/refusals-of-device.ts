import type { FieldRefusal } from '#errors.ts'
import type { PickupOrder } from '../../pickup-order.ts'
import type { ChosenFrom, KnownDevice } from './device-store.ts'

type Ids = Readonly<Record<ChosenFrom, ReadonlySet<number>>>

/** What the catalogue knows better than the browser: brand, kind, type and colour belong together, and every choice is on its list. */
export function refusalsOfDevice({ serviceRequest, customer }: PickupOrder, device: KnownDevice, ids: Ids): FieldRefusal[] {
  const refusals: FieldRefusal[] = []
  const refuse = (path: string, code: FieldRefusal['code'] = 'INVALID_INPUT') => refusals.push({ path, code })
  const unknown = (kind: ChosenFrom, chosen: readonly number[]) => chosen.some((id) => !ids[kind].has(id))

  if (!device.group?.taken) refuse('serviceRequest.productGroupId')
  if (!device.typeFits) refuse('serviceRequest.productTypeId', 'PRODUCT_TYPE_UNKNOWN')
  if (!device.colourFits) refuse('serviceRequest.deviceColourId')
  if (serviceRequest.simLock !== null) {
    if (device.group?.hasSim === false) refuse('serviceRequest.simLock', 'FIELD_NOT_ASKED')
    else if (unknown('simLocks', [serviceRequest.simLock])) refuse('serviceRequest.simLock')
  }
  if (unknown('failureOptions', serviceRequest.failureOptionIds)) refuse('serviceRequest.failureOptionIds')
  if (unknown('accessories', serviceRequest.accessoryIds)) refuse('serviceRequest.accessoryIds')
  if (customer.businessForm !== null && unknown('businessForms', [customer.businessForm])) refuse('customer.businessForm')
  return refusals
}
