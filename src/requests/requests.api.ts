import { z } from 'zod'
import { anyone } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { lineOfText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { bookingSetup } from './booking-setup.ts'
import { heldRequestApi } from './held-request.api.ts'
import { stepsAhead } from './next-steps.ts'
import { pickupOrderWire } from './pickup-order.ts'
import { pickupWindows } from './pickup-window.ts'
import { repeatClaimWire } from './repeat-claim.ts'
import { requestIdParams } from './request-id.ts'

const slug = z.string().regex(/^[a-z0-9-]{1,40}$/, refusedWith('INVALID_INPUT'))
const figure = z.coerce.number(wrongType).int(refusedWith('INVALID_INPUT')).positive(refusedWith('INVALID_INPUT')).max(2_147_483_647)
const postalCode = z.string().regex(/^[1-9]\d{3}$/, refusedWith('POSTAL_CODE'))
const opaque = z.string().regex(/^[\w-]{1,200}$/, refusedWith('NOT_FOUND'))
const day = z.string().describe('2026-11-21, in Europe/Budapest')
const pickup = { pickupDay: day, pickupWindow: z.enum(pickupWindows) }

const booked = z.object({
  crmRequestId: z.int(),
  requestNumber: z.string().describe('The number as people read it, in groups of three'),
  handoverDocumentHash: z.string().describe('Opens the hand-over sheet: documents-viewer/handoverDocument/{hash}'),
  pickupCalendarUrl: z.string().describe('The pickup as an .ics file'),
  follow: z.string().nullable().describe('Opens the request for whoever booked it: igeny-reszletei/{follow}, as the link of the email does'),
  ...pickup,
  /** What happens from here, in this order. */
  nextSteps: z.array(z.enum(stepsAhead)),
  expectedRepairWorkingDays: z.tuple([z.int(), z.int()]),
  costLimit: z.int().nullable().describe('Gross forints up to which the repair begins unasked; null: every quote waits for its answer'),
})

export const requestsApi = {
  ...heldRequestApi,

  getBookingSetup: get('/booking-setup', {
    summary: 'All that a booking screen needs for one service entry',
    who: anyone,
    scope: 'requests.write',
    query: z.object({
      /** Slugs of SPEC 2. A service entry without a brand of its own may be asked again with the brand the visitor chose. */
      brand: slug.optional(),
      provider: slug.optional(),
      /** SPEC 9: 200 service-warranty courier, 300 employees; 100 brands, 110 operators, 120 insurance. */
      service: figure.optional(),
      warrantyType: figure.optional(),
      identicalHash: opaque.optional(),
      postalCode: postalCode.optional(),
    }),
    answers: bookingSetup,
  }),

  submitPickupOrder: post('/customer-requests/pickup-return', {
    summary: 'Orders a courier pickup and a repair',
    who: anyone,
    scope: 'requests.write',
    rate: 'booking',
    csrf: true,
    idempotent: true,
    /** The insurer is asked before the action. */
    transaction: false,
    files: { invoice: { max: 1 }, warranty_card: { max: 1 }, 'apple_documents[]': { max: 10 } },
    /** The shape; the service entry, the brand and the day are measured by the use case (`pickupOrderSchema`). */
    body: pickupOrderWire,
    answers: booked,
  }),

  submitRepeatClaim: post('/customer-requests/repeat-claim', {
    summary: 'Orders the courier for a repaired device again; device, person and addresses are those of the earlier request',
    /** The link in the body says for which repair, as `identicalHash` does at the setup. */
    who: anyone,
    scope: 'requests.write',
    rate: 'booking',
    csrf: true,
    idempotent: true,
    transaction: false,
    body: repeatClaimWire,
    answers: booked.extend({
      /** Null for whoever has the link alone: both tell the address, and come by email. */
      handoverDocumentHash: booked.shape.handoverDocumentHash.nullable(),
      pickupCalendarUrl: booked.shape.pickupCalendarUrl.nullable(),
      email: z.string().describe('Where the confirmation goes; masked for whoever has the link alone'),
    }),
  }),

  checkDuplication: post('/customer-requests/check-duplication', {
    summary: 'Whether an open request stands for this IMEI or serial number',
    who: anyone,
    scope: 'requests.write',
    rate: 'lookup',
    csrf: true,
    body: z.strictObject(
      {
        identifier: lineOfText(60),
        identifierKind: z.enum(['imei', 'serial'], wrongType).optional(),
        /** SPEC 3 sends it; it never changes the answer (SECURITY R5). */
        email: lineOfText(254).optional(),
      },
      wrongType,
    ),
    answers: z.object({ duplicate: z.boolean() }),
  }),

  checkClaimNumber: get('/check-claim-number/:number', {
    summary: 'Asks the insurer whether a claim number exists; refused with INSURANCE_NUMBER_VALIDATION when it does not',
    who: anyone,
    rate: 'lookup',
    params: z.object({ number: lineOfText(30) }),
    // The insurer is asked, and the asking counted.
    transaction: false,
    answers: z.object({ valid: z.literal(true), number: z.string() }),
  }),

  checkImei: get('/device-management/luhn/:imei/hu', {
    summary: 'Whether an IMEI passes the Luhn check',
    who: anyone,
    scope: 'requests.write',
    rate: 'lookup',
    params: z.object({ imei: lineOfText(60) }),
    answers: z.object({ valid: z.boolean() }),
  }),

  checkServiceWarranty: get('/service-warranty-rules-fits/:id', {
    summary: 'Whether the service warranty of an earlier repair still holds',
    /** Whoever holds the request, or the link of the earlier repair; for anybody else there is no such request. */
    who: anyone,
    scope: 'requests.write',
    rate: 'lookup',
    params: requestIdParams,
    query: z.object({ identicalHash: opaque.optional() }),
    answers: z.object({ fits: z.boolean(), until: day.nullable() }),
  }),
}
