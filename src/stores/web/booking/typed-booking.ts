import type { Sent } from '#base/endpoint.ts'
import { guessKind } from '#requests/identifier.ts'
import { askedByKind } from '../../counter-booking.ts'
import type { StoreCustomer } from '../../store-customer.ts'
import type { storesApi } from '../../stores.api.ts'

/** What is typed at the counter; what is not chosen yet is empty. */
export type TypedBooking = {
  readonly lastName: string
  readonly firstName: string
  readonly email: string
  readonly phone: string
  readonly isCompany: boolean
  readonly companyName: string
  readonly businessForm: string
  readonly taxNumber: string
  readonly postalCode: string
  readonly city: string
  readonly publicPlaceName: string
  readonly publicPlaceType: string
  readonly streetNumber: string
  readonly other: string
  readonly wayBack: 'counter' | 'customer'
  readonly warrantyType: string
  readonly brandId: string
  readonly productGroupId: string
  readonly type: string
  readonly identifier: string
  readonly imei2: string
  readonly dateOfPurchase: string
  readonly failureOptionId: string
  readonly troubleDescription: string
  readonly insuranceNumber: string
  readonly repairCostLimit: string
  readonly rmaNumber: string
  readonly accessoryIds: readonly number[]
  readonly accessoriesOther: string
  readonly condition: string
}

/** Those that hold one line of text. */
export type TextPart = { [Part in keyof TypedBooking]: string extends TypedBooking[Part] ? Part : never }[keyof TypedBooking]

export const emptyBooking = (identifier: string): TypedBooking => ({
  ...{ lastName: '', firstName: '', email: '', phone: '', isCompany: false, companyName: '', businessForm: '', taxNumber: '' },
  ...{ postalCode: '', city: '', publicPlaceName: '', publicPlaceType: '', streetNumber: '', other: '', wayBack: 'counter' as const },
  ...{ warrantyType: '', brandId: '', productGroupId: '', type: '', identifier, imei2: '', dateOfPurchase: '', failureOptionId: '' },
  ...{ troubleDescription: '', insuranceNumber: '', repairCostLimit: '', rmaNumber: '', accessoryIds: [], accessoriesOther: '', condition: '' },
})

const billingType = 2

/** A customer who was here before, as their newest request says it. */
export function customerFound(found: StoreCustomer): Partial<TypedBooking> {
  const address = found.addresses.find(({ addressType }) => addressType.id === billingType) ?? found.addresses[0]
  const { firstName, lastName, email, phone, companyName } = found
  return {
    ...{ firstName, lastName, email, phone, isCompany: companyName !== null, companyName: companyName ?? '' },
    ...(address && {
      ...{ postalCode: address.postalCode, city: address.city, publicPlaceName: address.publicPlaceName },
      ...{ publicPlaceType: address.publicPlaceType, streetNumber: address.streetNumber, other: address.other },
      taxNumber: address.taxNumber ?? '',
    }),
  }
}

const partOfList: Readonly<Record<string, string>> = { productTypeId: 'type', productTypeOther: 'type', failureOptionIds: 'failureOptionId' }

/** What is typed into a field that the server names: `device.brandId` is `brandId`. */
export function partOfField(path: string): string {
  const last = path.slice(path.lastIndexOf('.') + 1)
  return partOfList[last] ?? last
}

const numberOf = (text: string) => (text === '' ? null : Number(text))

const askedParts = new Map(Object.entries(askedByKind).map(([field, isAskedBy]) => [partOfField(field), isAskedBy]))

/** Whether a field stands on the screen, by the kind of repair that is chosen; '': none is yet. */
export const isAsked = (part: string, { warrantyType }: Pick<TypedBooking, 'warrantyType'>) => askedParts.get(part)?.(numberOf(warrantyType)) ?? true

/** @param productTypeId the catalogue's id of the model; null: it has none of that name */
export function bookingOf(typed: TypedBooking, productTypeId: number | null): Sent<typeof storesApi.checkCounterBooking>['body'] {
  const { isCompany, companyName, businessForm, taxNumber } = typed
  // What another kind of repair asked has no field any more where it could be mended.
  const asked = (part: TextPart) => (isAsked(part, typed) ? typed[part] : '')
  const failure = asked('failureOptionId')
  return {
    customer: {
      ...{ lastName: typed.lastName, firstName: typed.firstName, email: typed.email, phone: typed.phone },
      ...(isCompany ? { isCompany, companyName, businessForm: numberOf(businessForm), taxNumber } : {}),
    },
    address: {
      ...{ postalCode: typed.postalCode, city: typed.city, publicPlaceName: typed.publicPlaceName },
      ...{ publicPlaceType: typed.publicPlaceType, streetNumber: typed.streetNumber, other: typed.other },
    },
    wayBack: typed.wayBack,
    device: {
      // The server refuses what was not chosen.
      warrantyType: numberOf(typed.warrantyType) as 1 | 2 | 3,
      ...{ brandId: numberOf(typed.brandId), productGroupId: numberOf(typed.productGroupId), productTypeId },
      ...{ productTypeOther: productTypeId === null ? typed.type : '', identifier: typed.identifier, identifierKind: guessKind(typed.identifier) },
      ...{ imei2: typed.imei2, dateOfPurchase: asked('dateOfPurchase'), insuranceNumber: asked('insuranceNumber'), rmaNumber: typed.rmaNumber },
      failureOptionIds: failure === '' ? [] : [Number(failure)],
      troubleDescription: typed.troubleDescription,
      repairCostLimit: numberOf(asked('repairCostLimit').replace(/\s/g, '')),
      accessoryIds: [...typed.accessoryIds],
      accessoriesOther: typed.accessoriesOther,
    },
    condition: typed.condition,
  }
}
