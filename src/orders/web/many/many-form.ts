import { formatPhone } from '#accounts/phone.ts'
import type { Sent } from '#base/endpoint.ts'
import { requiredPrinted } from '#base/plain-text.ts'
import { guessKind } from '#requests/identifier.ts'
import type { PickupWindow } from '#requests/pickup-window.ts'
import type { OwnData } from '#requests/web/own-data/own-data.ts'
import type { ordersApi } from '../../orders.api.ts'

/** A device as it is typed; what is not chosen yet is empty. */
export type TypedDevice = {
  warrantyType: string
  brandId: string
  productGroupId: string
  type: string
  /** The catalogue's id of what was typed; null: it has none of that name. */
  typeId: number | null
  identifier: string
  dateOfPurchase: string
  failureOptionId: string
  troubleDescription: string
  insuranceNumber: string
  repairCostLimit: string
  rmaNumber: string
  costCentreId: string
}
/** @param costCentreId that of the device before: an office sends most for one */
export const emptyDevice = (costCentreId = ''): TypedDevice => ({
  ...{ warrantyType: '', brandId: '', productGroupId: '', type: '', typeId: null, identifier: '', dateOfPurchase: '', failureOptionId: '' },
  ...{ troubleDescription: '', insuranceNumber: '', repairCostLimit: '', rmaNumber: '', costCentreId },
})

/** What is said of all devices. */
type TypedRest = {
  lastName: string
  firstName: string
  email: string
  phone: string
  postalCode: string
  city: string
  publicPlaceName: string
  publicPlaceType: string
  streetNumber: string
  other: string
  contactName: string
  contactPhone: string
  pickup: string
  pickupNote: string
  reference: string
}

export type ManyForm = { devices: TypedDevice[]; rest: TypedRest; gdpr: boolean; termsAndCond: boolean }

const pickupType = 1
const billingType = 2

type Address = OwnData['addresses'][number]

/** What of a saved address the form asks. */
export const placeIn = ({ postalCode, city, publicPlaceName, publicPlaceType, streetNumber, other }: Address) => ({
  ...{ postalCode, city, publicPlaceName, publicPlaceType, streetNumber, other },
})
/** Whom the courier meets at a pickup point of the company, and the note to them. */
export const meetingIn = (saved: Address | undefined) => ({
  contactName: saved?.contactName ?? '',
  contactPhone: saved?.contactPhone ? formatPhone(saved.contactPhone) : '',
  pickupNote: saved?.courierNote ?? '',
})
const nowhere = { postalCode: '', city: '', publicPlaceName: '', publicPlaceType: '', streetNumber: '', other: '' }

/** Where the courier may come to, those for it first. */
export const pickupAddresses = (own: OwnData | null): Address[] =>
  (own?.addresses ?? [])
    .filter(({ countryCode, addressType }) => countryCode === 'HUN' && addressType.id !== billingType)
    .toSorted((one, other) => Number(other.addressType.id === pickupType) - Number(one.addressType.id === pickupType))

/** The untouched form, with what the account knows filled in. */
export function untouchedForm(own: OwnData | null): ManyForm {
  const { profile, addresses = [] } = own ?? {}
  const ofPickup = addresses.filter(({ addressType }) => addressType.id === pickupType)
  const place = ofPickup.find(({ isDefault }) => isDefault) ?? ofPickup[0]
  return {
    devices: [emptyDevice(), emptyDevice()],
    rest: {
      ...{ lastName: profile?.lastName ?? '', firstName: profile?.firstName ?? '', email: profile?.email ?? '', phone: profile?.phone ?? '' },
      ...(place ? placeIn(place) : nowhere),
      ...meetingIn(place),
      ...{ pickup: '', reference: '' },
    },
    gdpr: false,
    termsAndCond: false,
  }
}

const numberOf = (text: string) => (text === '' ? null : Number(text))

type Order = Sent<typeof ordersApi.checkOrder>['body']

/** The price limit is what was typed, so that the schema says what is wrong. */
export function orderOf({ devices, rest }: Pick<ManyForm, 'devices' | 'rest'>, own: OwnData | null): Order {
  const { lastName, firstName, email, phone, contactName, contactPhone, pickup, pickupNote, reference, ...place } = rest
  const [pickupDay = '', window] = pickup.split(' ')
  const profile = own?.profile
  const company = profile?.companyName
    ? { isCompany: true, companyName: profile.companyName, businessForm: profile.businessForm?.id ?? null, taxNumber: profile.taxNumber ?? '' }
    : {}
  return {
    devices: devices.map(
      ({ warrantyType, brandId, productGroupId, type, typeId, identifier, failureOptionId, repairCostLimit, costCentreId, ...device }) => ({
        ...device,
        // The schema refuses what was not chosen.
        warrantyType: numberOf(warrantyType) as 1 | 2 | 3,
        ...{
          brandId: numberOf(brandId),
          productGroupId: numberOf(productGroupId),
          productTypeId: typeId,
          productTypeOther: typeId === null ? type : '',
        },
        identifier,
        identifierKind: guessKind(identifier),
        failureOptionIds: failureOptionId === '' ? [] : [Number(failureOptionId)],
        repairCostLimit: numberOf(repairCostLimit.replace(/\s/g, '')),
        costCentreId: numberOf(costCentreId),
      }),
    ),
    customer: { lastName, firstName, email, phone, ...company },
    deliveryInAddress: { ...place, contactName: contactName || `${lastName} ${firstName}`.trim(), contactPhone: contactPhone || phone },
    deliveryOutAddress: { kind: 'same' },
    billingAddress: billingOf(own),
    pickupDay,
    pickupWindow: (window ?? null) as PickupWindow | null,
    pickupNote,
    reference,
  }
}

function billingOf(own: OwnData | null): Order['billingAddress'] {
  const billing = own?.addresses.find(({ addressType, isDefault }) => addressType.id === billingType && isDefault)
  if (!billing) return { kind: 'same' }
  const { countryCode, billingName, taxNumber, isCompany } = billing
  return { kind: 'address', countryCode, ...placeIn(billing), billingName, taxNumber, isCompany: isCompany === 1 }
}

const deviceFields: Readonly<Record<string, keyof TypedDevice>> = {
  productTypeId: 'type',
  productTypeOther: 'type',
  failureOptionIds: 'failureOptionId',
  identifierKind: 'identifier',
}
const restFields: Readonly<Record<string, keyof TypedRest>> = {
  pickupDay: 'pickup',
  pickupWindow: 'pickup',
  pickupNote: 'pickupNote',
  reference: 'reference',
  'deliveryInAddress.contactPhone': 'phone',
}

const isPrinted = (name: string) => requiredPrinted(150).safeParse(name).success

/** The contact is whoever was named, else whoever orders: the part of whose name cannot be printed is told. */
const wrongName = ({ contactName, lastName, firstName }: TypedRest) =>
  contactName !== '' ? 'contactName' : isPrinted(lastName) && !isPrinted(firstName) ? 'firstName' : 'lastName'

/** The field of the form where something of the order was refused; what it does not ask concerns all of it. */
export function fieldOfMany(path: string, { rest }: ManyForm): string {
  const [, device, name = ''] = /^devices\.(\d+)\.([^.]+)/.exec(path) ?? []
  if (device !== undefined) return `devices.${device}.${deviceFields[name] ?? name}`
  if (path === 'deliveryInAddress.contactPhone' && rest.contactPhone !== '') return 'rest.contactPhone'
  if (path === 'deliveryInAddress.contactName') return `rest.${wrongName(rest)}`
  const known = restFields[path] ?? path.replace(/^(customer|deliveryInAddress)\./, '')
  return known in rest ? `rest.${known}` : path
}
