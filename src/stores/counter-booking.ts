import { z } from 'zod'
import { address } from '#addresses/address.ts'
import { longText } from '#base/plain-text.ts'
import { type FieldRefusal, issueMessage, wrongType } from '#errors.ts'
import { isClaimNumber } from '#requests/claim-number.ts'
import { type OrderedDevice, orderedDevice } from '#requests/device-order.ts'
import { refusalOfIdentifier, refusalOfSecondImei, type SerialBounds } from '#requests/identifier.ts'
import { pickupOrderWire } from '#requests/pickup-order.ts'
import { isPurchaseDate, type PurchaseBounds } from '#requests/purchase-date.ts'
import { warrantyTypes } from '#requests/status.ts'

export const maxStorePhotos = 8

/** Where the repaired device goes: back to the counter, or to the customer's own address. */
export const waysBack = ['counter', 'customer'] as const

type Customer = z.output<typeof pickupOrderWire>['customer']
/** Of any kind yet: what is missing is asked for beside the form, which says itself what is wrong with the rest. */
type Given<Shape> = Partial<Record<keyof Shape, unknown>>
type Refused = { readonly addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void }

/** The form of a service entry is read only once the rest is right: what all of them ask is asked here, so that it is said with everything else. */
const asks = <Shape extends object>(missingOf: (given: Given<Shape>) => Partial<Record<keyof Shape & string, boolean>>) =>
  [
    (given: Given<Shape>, refused: Refused) => {
      for (const [field, isMissing] of Object.entries(missingOf(given)))
        if (isMissing) refused.addIssue({ code: 'custom', path: [field], message: issueMessage('REQUIRED') })
    },
    { when: ({ value }: { readonly value: unknown }) => typeof value === 'object' && value !== null && !Array.isArray(value) },
  ] as const

/** Whether a kind of repair asks for a field of the device; what is not named here every kind asks. The kind is anything else while none is chosen. */
export const askedByKind = {
  dateOfPurchase: (kind: unknown) => kind !== warrantyTypes.paid,
  failureOptionIds: (kind: unknown) => kind !== warrantyTypes.warranty,
  insuranceNumber: (kind: unknown) => kind === warrantyTypes.insurance,
  repairCostLimit: (kind: unknown) => kind === warrantyTypes.paid,
}

const hasSome = (list: unknown) => Array.isArray(list) && list.length > 0

const askDevice = asks<OrderedDevice>(({ warrantyType: kind, ...given }) => ({
  identifier: given.identifier === '',
  productTypeId: !given.productTypeId && !given.productTypeOther,
  dateOfPurchase: askedByKind.dateOfPurchase(kind) && !given.dateOfPurchase,
  failureOptionIds: askedByKind.failureOptionIds(kind) && !hasSome(given.failureOptionIds),
  insuranceNumber: askedByKind.insuranceNumber(kind) && !given.insuranceNumber,
}))

const askCustomer = asks<Customer>(({ isCompany, companyName, businessForm, taxNumber }) =>
  isCompany ? { companyName: !companyName, businessForm: !businessForm, taxNumber: !taxNumber } : {},
)

/** How long a serial number is, its brand says. */
const anyLength = { min: 1, max: Number.POSITIVE_INFINITY }

/**
 * What the numbers of a device tell of themselves, told beside what else is wrong; where nothing else is, the server says it with all it knows of brand,
 * day, insurer and other requests.
 */
const lookAtNumbers = [
  ({ device }: { readonly device?: Given<OrderedDevice> }, refused: Refused) => {
    const { identifier, identifierKind, imei2, insuranceNumber, warrantyType } = device ?? {}
    const tell = (field: string, wrong: ReturnType<typeof refusalOfIdentifier>) =>
      wrong && refused.addIssue({ code: 'custom', path: ['device', field], message: issueMessage(wrong.code, wrong.values) })
    if (typeof identifier === 'string' && identifier !== '')
      tell('identifier', refusalOfIdentifier(identifierKind === 'imei' ? 'imei' : 'serial', identifier, anyLength))
    if (typeof imei2 === 'string' && imei2 !== '') tell('imei2', refusalOfSecondImei({ imei2, identifier: String(identifier) }))
    if (typeof insuranceNumber === 'string' && insuranceNumber !== '' && askedByKind.insuranceNumber(warrantyType) && !isClaimNumber(insuranceNumber))
      tell('insuranceNumber', { code: 'CLAIM_FORMAT' })
  },
  {
    when: ({ value, issues }: { readonly value: unknown; readonly issues: readonly unknown[] }) =>
      typeof value === 'object' && value !== null && issues.length > 0,
  },
] as const

/** What is written down at a counter: the customer, their address, the device, and how it looks. */
export const counterBooking = z
  .strictObject(
    {
      customer: pickupOrderWire.shape.customer.superRefine(...askCustomer),
      /** For the invoice, and for the way back where it does not come back here. */
      address,
      wayBack: z.enum(waysBack, wrongType),
      device: orderedDevice.superRefine(...askDevice),
      condition: longText(1000).default(''),
    },
    wrongType,
  )
  .superRefine(...lookAtNumbers)
export type CounterBooking = z.output<typeof counterBooking>

/** What brand, kind of repair and day ask of a device, which no schema knows. @param serial null: the brand is not known yet */
export function refusalsOfDevice(
  { identifier, identifierKind, dateOfPurchase }: Pick<z.input<typeof orderedDevice>, 'identifier' | 'identifierKind' | 'dateOfPurchase'>,
  { serial, bounds }: { readonly serial: SerialBounds | null; readonly bounds: PurchaseBounds },
): FieldRefusal[] {
  const number = identifier && serial ? refusalOfIdentifier(identifierKind, identifier, serial) : null
  const isDateWrong = dateOfPurchase && !isPurchaseDate(dateOfPurchase, bounds)
  return [
    ...(number ? [{ path: 'device.identifier', ...number }] : []),
    ...(isDateWrong ? [{ path: 'device.dateOfPurchase', code: 'INVALID_DATE' as const, values: bounds }] : []),
  ]
}

/** What the counter calls a field that a booking calls otherwise. */
export function fieldOfCounter(path: string): string {
  const [, device] = /^serviceRequest\.(.+)$/.exec(path) ?? []
  if (device !== undefined) return `device.${device === 'availableServiceId' ? 'warrantyType' : device}`
  return path.replace(/^(?:billingAddress|deliveryOutAddress)\./, 'address.')
}
