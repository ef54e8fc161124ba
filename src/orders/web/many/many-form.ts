import type { Sent } from '#base/endpoint.ts'
import { guessKind } from '#requests/identifier.ts'
import type { PickupWindow } from '#requests/pickup-window.ts'
import type { OwnData } from '#requests/web/own-data/own-data.ts'
import type { ordersApi } from '../../orders.api.ts'

/** A device as it is typed; what is not chosen yet is empty. */
export type TypedDevice = {
  /** Its place in the page, which stays when others go. */
  readonly key: number
  readonly warrantyType: string
  readonly brandId: string
  readonly productGroupId: string
  readonly type: string
  readonly identifier: string
  readonly dateOfPurchase: string
  readonly failureOptionId: string
  readonly troubleDescription: string
  readonly insuranceNumber: string
  readonly repairCostLimit: string
  readonly rmaNumber: string
}
export const emptyDevice = (key: number): TypedDevice => ({
  key,
  ...{ warrantyType: '', brandId: '', productGroupId: '', type: '', identifier: '', dateOfPurchase: '', failureOptionId: '' },
  ...{ troubleDescription: '', insuranceNumber: '', repairCostLimit: '', rmaNumber: '' },
})

/** What is said of all devices. */
export type TypedRest = {
  readonly lastName: string
  readonly firstName: string
  readonly email: string
  readonly phone: string
  readonly postalCode: string
  readonly city: string
  readonly publicPlaceName: string
  readonly publicPlaceType: string
  readonly streetNumber: string
  readonly other: string
  readonly pickup: string
  readonly pickupNote: string
  readonly reference: string
}

const pickupType = 1
const billingType = 2

/** What the account knows, filled in. */
export function restOf(own: OwnData | null): TypedRest {
  const { profile, addresses = [] } = own ?? {}
  const place =
    addresses.find(({ addressType, isDefault }) => addressType.id === pickupType && isDefault) ??
    addresses.find(({ addressType }) => addressType.id === pickupType)
  return {
    ...{ lastName: profile?.lastName ?? '', firstName: profile?.firstName ?? '', email: profile?.email ?? '', phone: profile?.phone ?? '' },
    ...{ postalCode: place?.postalCode ?? '', city: place?.city ?? '', publicPlaceName: place?.publicPlaceName ?? '' },
    ...{ publicPlaceType: place?.publicPlaceType ?? '', streetNumber: place?.streetNumber ?? '', other: place?.other ?? '' },
    ...{ pickup: '', pickupNote: '', reference: '' },
  }
}

const numberOf = (text: string) => (text === '' ? null : Number(text))

/** `typeIds`: the catalogue's id of each device's model, where it has it; the price limit is what was typed, so that the server says what is wrong. */
export function orderOf(
  devices: readonly TypedDevice[],
  rest: TypedRest,
  own: OwnData | null,
  typeIds: ReadonlyMap<number, number>,
): Sent<typeof ordersApi.checkOrder>['body'] {
  const { lastName, firstName, email, phone, pickup, pickupNote, reference, ...place } = rest
  const [pickupDay = '', window] = pickup.split(' ')
  const profile = own?.profile
  const company = profile?.companyName
    ? { isCompany: true, companyName: profile.companyName, businessForm: profile.businessForm?.id ?? null, taxNumber: profile.taxNumber ?? '' }
    : {}
  const billing = own?.addresses.find(({ addressType, isDefault }) => addressType.id === billingType && isDefault)
  return {
    devices: devices.map(({ key, warrantyType, brandId, productGroupId, type, identifier, failureOptionId, repairCostLimit, ...device }) => {
      const productTypeId = typeIds.get(key) ?? null
      return {
        ...device,
        // The server refuses what was not chosen.
        warrantyType: (Number(warrantyType) || 0) as 1 | 2 | 3,
        ...{
          brandId: numberOf(brandId),
          productGroupId: numberOf(productGroupId),
          productTypeId,
          productTypeOther: productTypeId === null ? type : '',
        },
        identifier,
        identifierKind: guessKind(identifier),
        failureOptionIds: failureOptionId === '' ? [] : [Number(failureOptionId)],
        repairCostLimit: numberOf(repairCostLimit.replace(/\s/g, '')),
      }
    }),
    customer: { lastName, firstName, email, phone, ...company },
    deliveryInAddress: { ...place, contactName: `${lastName} ${firstName}`.trim(), contactPhone: phone },
    deliveryOutAddress: { kind: 'same' },
    billingAddress: billing
      ? {
          kind: 'address',
          ...{ countryCode: billing.countryCode, postalCode: billing.postalCode, city: billing.city, publicPlaceName: billing.publicPlaceName },
          ...{ publicPlaceType: billing.publicPlaceType, streetNumber: billing.streetNumber, other: billing.other },
          ...{ billingName: billing.billingName, taxNumber: billing.taxNumber ?? '', isCompany: billing.isCompany === 1 },
        }
      : { kind: 'same' },
    pickupDay,
    pickupWindow: (window ?? null) as PickupWindow | null,
    pickupNote,
    reference,
  }
}
