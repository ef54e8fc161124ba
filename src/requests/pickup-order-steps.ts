import type { FieldRefusal } from '#errors.ts'

/** DESIGN 7: the booking is a stepper, one thing per step. */
export const bookingSteps = ['device', 'fault', 'pickup', 'billing', 'check'] as const
export type BookingStep = (typeof bookingSteps)[number]

/** Where a field of the payload, or a file, is asked; the longest matching beginning decides. */
export const stepFields: Readonly<Record<BookingStep, readonly string[]>> = {
  device: ['serviceRequest', 'processType', 'prevCrmRequestId', 'prevGsmWorkSheetId', 'identicalHash'],
  fault: [
    'serviceRequest.troubleDescription',
    'serviceRequest.otherDescription',
    'serviceRequest.failureOptionIds',
    'serviceRequest.accessoryIds',
    'serviceRequest.accessoriesOther',
    'serviceRequest.insuranceNumber',
    'serviceRequest.repairCostLimit',
    'serviceRequest.calculatedPrice',
    'invoice',
    'warranty_card',
    'apple_documents',
  ],
  pickup: [
    'customer',
    'deliveryInAddress',
    'deliveryOutAddress',
    'serviceRequest.pickupDay',
    'serviceRequest.pickupWindow',
    'serviceRequest.pickupNote',
  ],
  billing: [
    'customer.isCompany',
    'customer.companyName',
    'customer.businessForm',
    'customer.taxNumber',
    'billingAddress',
    'accountRegistration',
    'payoutAccount',
  ],
  check: ['gdpr', 'termsAndCond', 'generalInfos', 'textVersions'],
}

const isUnder = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}.`)

/** The step that asks for a field; what no step knows is shown at the last one. */
export function stepOf(path: string): BookingStep {
  let found: { step: BookingStep; length: number } = { step: 'check', length: 0 }
  for (const step of bookingSteps)
    for (const prefix of stepFields[step]) if (prefix.length > found.length && isUnder(path, prefix)) found = { step, length: prefix.length }
  return found.step
}

export const refusalsAt = (step: BookingStep, refusals: readonly FieldRefusal[]) => refusals.filter(({ path }) => stepOf(path) === step)

/** As the person meets them: by step, and within a step as they were found. */
export const inOrderOfSteps = (refusals: readonly FieldRefusal[]) => bookingSteps.flatMap((step) => refusalsAt(step, refusals))
