import { z } from 'zod'
import type { PermissionKey } from '#accounts/who.ts'
import { lineOfText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { heldRequestApi } from '#requests/held-request.api.ts'
import { pickupOrderWire } from '#requests/pickup-order.ts'
import { seenVersion } from '#requests/request-state.ts'
import { isBeforePickup, isBuyback, type RequestStatus, warrantyTypes } from '#requests/status.ts'

/** What is corrected together: one form, one line of the audit. */
export const correctionSubjects = ['contact', 'device', 'fault', 'deliveryIn', 'deliveryOut', 'billing', 'kind', 'pickup'] as const
export type CorrectionSubject = (typeof correctionSubjects)[number]

/** The facts of a request that a correction may change, as the audit keeps them. */
export const correctedFacts = [
  'name',
  'email',
  'phone',
  'company',
  'taxNumber',
  'brand',
  'group',
  'type',
  'colour',
  'identifier',
  'imei2',
  'dateOfPurchase',
  'failures',
  'description',
  'otherDescription',
  'accessories',
  'deliveryIn',
  'deliveryOut',
  'billing',
  'warrantyType',
  'insuranceNumber',
  'pickup',
] as const
export type CorrectedFact = (typeof correctedFacts)[number]

/** A fact before and after; the empty text where there was none. */
export const factChange = z.object({ fact: z.enum(correctedFacts), before: z.string(), after: z.string() })
export type FactChange = z.output<typeof factChange>

const order = pickupOrderWire.shape
const { lastName, firstName, middleName, email, phone, companyName, taxNumber } = order.customer.shape
const device = order.serviceRequest.shape
const { brandId, productGroupId, productTypeId, productTypeOther, deviceColourId } = device
const { identifier, identifierKind, imei2, dateOfPurchase } = device
const { troubleDescription, otherDescription, failureOptionIds, accessoryIds, accessoriesOther } = device
const pickup = heldRequestApi.changePickup.body.shape

const head = { version: seenVersion, reason: lineOfText(300).min(3, refusedWith('REQUIRED')) }
const bodyOf = <Subject extends CorrectionSubject, Values extends z.ZodType>(subject: Subject, values: Values) =>
  z.strictObject({ subject: z.literal(subject), ...head, values }, wrongType)

/** Every field is the booking's own, with the booking's rules (booking-rules.ts) on the server. */
export const correctionBodies = {
  contact: bodyOf('contact', z.strictObject({ lastName, firstName, middleName, email, phone, companyName, taxNumber }, wrongType)),
  device: bodyOf(
    'device',
    z.strictObject(
      { brandId, productGroupId, productTypeId, productTypeOther, deviceColourId, identifier, identifierKind, imei2, dateOfPurchase },
      wrongType,
    ),
  ),
  fault: bodyOf('fault', z.strictObject({ troubleDescription, otherDescription, failureOptionIds, accessoryIds, accessoriesOther }, wrongType)),
  deliveryIn: bodyOf('deliveryIn', order.deliveryInAddress),
  deliveryOut: bodyOf('deliveryOut', order.deliveryOutAddress),
  billing: bodyOf('billing', order.billingAddress),
  kind: bodyOf(
    'kind',
    z.strictObject(
      {
        warrantyTypeId: z.literal([warrantyTypes.warranty, warrantyTypes.paid, warrantyTypes.insurance], refusedWith('REQUIRED')),
        insuranceNumber: device.insuranceNumber,
      },
      wrongType,
    ),
  ),
  pickup: bodyOf('pickup', z.strictObject({ pickupDay: pickup.pickupDay, pickupWindow: pickup.pickupWindow }, wrongType)),
} satisfies Record<CorrectionSubject, z.ZodType>

export const correction = z.discriminatedUnion(
  'subject',
  [
    correctionBodies.contact,
    correctionBodies.device,
    correctionBodies.fault,
    correctionBodies.deliveryIn,
    correctionBodies.deliveryOut,
    correctionBodies.billing,
    correctionBodies.kind,
    correctionBodies.pickup,
  ],
  wrongType,
)
export type Correction = z.output<typeof correction>

/** Whoever is not shown how to reach the customer does not correct it either. */
const aboutPerson: readonly CorrectionSubject[] = ['contact', 'deliveryIn', 'deliveryOut', 'billing']

export const mayCorrect = (subject: CorrectionSubject, keys: readonly PermissionKey[]): boolean =>
  keys.includes('request.correct') && (!aboutPerson.includes(subject) || keys.includes('customer.view'))

/** What decides until when something can be corrected. */
export type CorrectedState = {
  readonly status: RequestStatus
  readonly closed: boolean
  readonly collected: boolean
  readonly warrantyTypeId: number
  /** A quote or an expert report went to the customer, who was told a price or the end of the warranty by it; or the insurer was asked to pay. */
  readonly decisionAsked: boolean
}

/** Whether a correction still changes anything: not what the courier has done already, nor what the customer was asked to decide about. */
export function isInTime(subject: CorrectionSubject, { status, closed, collected, warrantyTypeId, decisionAsked }: CorrectedState): boolean {
  if (closed) return false
  switch (subject) {
    case 'deliveryIn':
    case 'pickup':
      return isBeforePickup(status) && !collected
    case 'deliveryOut':
      return status !== 'SHIPPED'
    // What is bought was priced as the device it was said to be.
    case 'device':
      return !isBuyback({ warrantyTypeId })
    case 'kind':
      return !isBuyback({ warrantyTypeId }) && !decisionAsked && (isBeforePickup(status) || status === 'ARRIVED')
    default:
      return true
  }
}

/** Subjects whose correction the customer is told by an email of its own; a moved pickup has one already. */
export const isMailed = (subject: CorrectionSubject): boolean =>
  subject === 'contact' || subject === 'deliveryIn' || subject === 'deliveryOut' || subject === 'billing' || subject === 'kind'
