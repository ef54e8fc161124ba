import { z } from 'zod'
import { anyone, requestHolder } from '#accounts/who.ts'
import { get, post, put } from '#base/endpoint.ts'
import { lineOfText } from '#base/plain-text.ts'
import { documentTypes } from '#documents/document.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { bookingSetup, offeredDays } from './booking-setup.ts'
import { stepsAhead } from './next-steps.ts'
import { cancelReasons } from './pickup-change.ts'
import { pickupOrderWire } from './pickup-order.ts'
import { pickupWindows } from './pickup-window.ts'
import { requestIdParams } from './request-id.ts'

const slug = z.string().regex(/^[a-z0-9-]{1,40}$/, refusedWith('INVALID_INPUT'))
const figure = z.coerce.number(wrongType).int(refusedWith('INVALID_INPUT')).positive(refusedWith('INVALID_INPUT')).max(2_147_483_647)
const postalCode = z.string().regex(/^[1-9]\d{3}$/, refusedWith('POSTAL_CODE'))
const opaque = z.string().regex(/^[\w-]{1,200}$/, refusedWith('NOT_FOUND'))
const day = z.string().describe('2026-11-21, in Europe/Budapest')
const pickup = { pickupDay: day, pickupWindow: z.enum(pickupWindows) }

export const requestsApi = {
  getBookingSetup: get('/booking-setup', {
    summary: 'All that a booking screen needs for one door',
    who: anyone,
    query: z.object({
      /** Slugs of SPEC 2. A door without a brand of its own may be asked again with the brand the visitor chose. */
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

  getPickupDays: get('/pickup-days', {
    summary: 'The days and windows a courier can come to a postal code',
    who: anyone,
    query: z.object({ postalCode: postalCode.optional() }),
    answers: z.object({ pickupDays: offeredDays }),
  }),

  submitPickupOrder: post('/customer-requests/pickup-return', {
    summary: 'Orders a courier pickup and a repair',
    who: anyone,
    rate: 'booking',
    csrf: true,
    idempotent: true,
    /** The insurer is asked before the deed. */
    transaction: false,
    files: { invoice: { max: 1 }, warranty_card: { max: 1 }, 'apple_documents[]': { max: 10 } },
    /** The shape; the door, the brand and the day are measured by the use case (`pickupOrderSchema`). */
    body: pickupOrderWire,
    answers: z.object({
      crmRequestId: z.int(),
      requestNumber: z.string().describe('The number as people read it, in groups of three'),
      handoverDocumentHash: z.string().describe('Opens the hand-over sheet: documents-viewer/handoverDocument/{hash}'),
      pickupCalendarUrl: z.string().describe('The pickup as an .ics file'),
      ...pickup,
      /** What happens from here, in this order. */
      nextSteps: z.array(z.enum(stepsAhead)),
      expectedRepairWorkingDays: z.tuple([z.int(), z.int()]),
    }),
  }),

  checkDuplication: post('/customer-requests/check-duplication', {
    summary: 'Whether an open request stands for this IMEI or serial number',
    who: anyone,
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
    csrf: true,
    params: z.object({ number: lineOfText(30) }),
    answers: z.object({ valid: z.literal(true), number: z.string() }),
  }),

  checkImei: get('/device-management/luhn/:imei/hu', {
    summary: 'Whether an IMEI passes the Luhn check',
    who: anyone,
    rate: 'lookup',
    params: z.object({ imei: lineOfText(60) }),
    answers: z.object({ valid: z.boolean() }),
  }),

  checkServiceWarranty: get('/service-warranty-rules-fits/:id', {
    summary: 'Whether the service warranty of an earlier repair still holds',
    /** Whoever holds the request, or the link of the earlier repair; for anybody else there is no such request. */
    who: anyone,
    rate: 'lookup',
    params: requestIdParams,
    query: z.object({ identicalHash: opaque.optional() }),
    answers: z.object({ fits: z.boolean(), until: day.nullable() }),
  }),

  uploadPapers: post('/customer-requests/:id/document-upload', {
    summary: 'Adds an invoice or a warranty card to a request; the newest of each counts',
    who: requestHolder,
    params: requestIdParams,
    files: { invoice: { max: 1 }, warranty_card: { max: 1 } },
    body: z.strictObject({}),
    answers: z.object({ documents: z.array(z.object({ id: z.uuid(), type: z.enum(documentTypes), name: z.string() })) }),
  }),

  changePickup: put('/customer-requests/:id/pickup', {
    summary: 'Moves the pickup to another day or window, until the courier sets out',
    who: requestHolder,
    params: requestIdParams,
    body: z.strictObject(
      {
        pickupDay: z.string(wrongType).max(20),
        pickupWindow: z.enum(pickupWindows, wrongType),
        /** The version of the request the customer was looking at. */
        version: z.int(wrongType),
      },
      wrongType,
    ),
    answers: z.object({ ...pickup, version: z.int() }),
  }),

  cancelRequest: post('/customer-requests/:id/cancel', {
    summary: 'Cancels a request until the courier sets out',
    who: requestHolder,
    params: requestIdParams,
    body: z.strictObject({ reason: z.enum(cancelReasons, wrongType), note: lineOfText(300).default('') }, wrongType),
    answers: z.object({ outcome: z.literal('CANCELLED'), closedAt: z.string() }),
  }),

  getPickupCalendar: get('/customer-requests/:id/pickup.ics', {
    summary: 'The pickup as a calendar entry',
    /** Whoever holds the request, or the token of the link in the letter. */
    who: anyone,
    params: requestIdParams,
    query: z.object({ token: opaque.optional() }),
    answers: z.never(),
    shape: 'file',
  }),
}
