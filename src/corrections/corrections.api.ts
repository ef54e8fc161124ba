import { z } from 'zod'
import { employee } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { requestIdParams } from '#requests/request-id.ts'
import { requestState } from '#requests/request-state.ts'
import { correction, correctionSubjects, factChange } from './correction.ts'

const colleague = employee('request.queue')

const madeCorrection = z.object({
  id: z.int(),
  at: z.string().describe('2026-11-21T09:15:00Z'),
  by: z.string(),
  subject: z.enum(correctionSubjects),
  reason: z.string(),
  /** Null: it says how to reach the customer, and the reader has no customer.view. */
  changes: z.array(factChange).nullable(),
})
export type MadeCorrection = z.output<typeof madeCorrection>

const place = z.object({
  countryCode: z.string(),
  postalCode: z.string(),
  city: z.string(),
  publicPlaceName: z.string(),
  publicPlaceType: z.string(),
  streetNumber: z.string(),
  other: z.string(),
})
const person = z.object({ contactName: z.string(), contactPhone: z.string() })

/** A request as the forms of its corrections hold it. */
const correctable = z.object({
  version: z.int(),
  /** What this employee may correct now. */
  subjects: z.array(z.enum(correctionSubjects)),
  /** Null without customer.view, as the addresses. */
  contact: z
    .object({
      lastName: z.string(),
      firstName: z.string(),
      middleName: z.string(),
      email: z.string(),
      phone: z.string(),
      companyName: z.string(),
      taxNumber: z.string(),
      isCompany: z.boolean(),
    })
    .nullable(),
  device: z.object({
    brandId: z.int(),
    productGroupId: z.int(),
    productTypeId: z.int().nullable(),
    productTypeOther: z.string(),
    deviceColourId: z.int().nullable(),
    identifier: z.string(),
    identifierKind: z.enum(['imei', 'serial']),
    imei2: z.string(),
    dateOfPurchase: z.string(),
  }),
  fault: z.object({
    troubleDescription: z.string(),
    otherDescription: z.string(),
    failureOptionIds: z.array(z.int()),
    accessoryIds: z.array(z.int()),
    accessoriesOther: z.string(),
  }),
  deliveryIn: place.extend(person.shape).nullable(),
  deliveryOut: place
    .extend(person.shape)
    .extend({ kind: z.enum(['same', 'address', 'locker']), provider: z.string(), code: z.string() })
    .nullable(),
  billing: place.extend({ kind: z.enum(['same', 'address']), billingName: z.string(), taxNumber: z.string(), isCompany: z.boolean() }).nullable(),
  kind: z.object({ warrantyTypeId: z.int(), insuranceNumber: z.string() }),
  /** The newest first. */
  made: z.array(madeCorrection),
})
export type Correctable = z.output<typeof correctable>

export const correctionsApi = {
  showCorrectable: get('/service-desk/requests/:id/corrections', {
    summary: 'What was corrected about a request and why, and what this employee may correct now',
    who: colleague,
    params: requestIdParams,
    answers: correctable,
  }),

  correctRequest: post('/service-desk/requests/:id/corrections', {
    summary: 'Corrects what was booked wrong, with the reason; couriers, our own documents and the customer follow',
    who: employee('request.correct'),
    params: requestIdParams,
    body: correction,
    answers: requestState,
  }),
}
