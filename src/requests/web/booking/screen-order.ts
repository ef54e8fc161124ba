/** The fields of each step from top to bottom, where the payload has another order: the summary lists them as the eye meets them. */
const order = [
  'serviceRequest.brandId',
  'serviceRequest.productGroupId',
  'serviceRequest.productTypeId',
  'serviceRequest.deviceColourId',
  'serviceRequest.identifier',
  'serviceRequest.imei2',
  'serviceRequest.dateOfPurchase',
  'serviceRequest.purchasePrice',
  'serviceRequest.simLock',
  'serviceRequest.insuranceNumber',
  'serviceRequest.failureOptionIds',
  'serviceRequest.troubleDescription',
  'serviceRequest.accessoryIds',
  'serviceRequest.accessoriesOther',
  'serviceRequest.repairCostLimit',
  'serviceRequest.otherDescription',
  'invoice',
  'warranty_card',
  'apple_documents',
  'customer.lastName',
  'customer.firstName',
  'customer.middleName',
  'customer.email',
  'customer.phone',
  'deliveryInAddress.contactName',
  'deliveryInAddress.contactPhone',
  'deliveryInAddress',
  'serviceRequest.pickupNote',
  'serviceRequest.pickupDay',
  'serviceRequest.pickupWindow',
  'deliveryOutAddress.kind',
  'deliveryOutAddress.provider',
  'deliveryOutAddress.code',
  'deliveryOutAddress',
  'customer',
  'billingAddress.kind',
  'billingAddress.billingName',
  'billingAddress',
  'payoutAccount',
]

/** Within an address. */
const addressOrder = ['countryCode', 'postalCode', 'city', 'publicPlaceName', 'publicPlaceType', 'streetNumber', 'other']

/** Where a path stands on its step; what the list does not name comes last. */
export function placeOf(path: string): number {
  const exact = order.indexOf(path)
  if (exact !== -1) return exact
  const [whole = '', part = ''] = path.split('.')
  const found = order.indexOf(whole)
  return found === -1 ? order.length : found + (addressOrder.indexOf(part) + 1) / (addressOrder.length + 1)
}
