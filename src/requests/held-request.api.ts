import { z } from 'zod'
import { anyone, requestHolder } from '#accounts/who.ts'
import { get, post, put } from '#base/endpoint.ts'
import { lineOfText } from '#base/plain-text.ts'
import { documentTypes } from '#documents/document.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { offeredDays } from './booking-setup.ts'
import { cancelReasons } from './pickup-change.ts'
import { pickupWindows } from './pickup-window.ts'
import { preparationAnswers, preparationItem } from './preparation.ts'
import { requestIdParams } from './request-id.ts'

const postalCode = z.string().regex(/^[1-9]\d{3}$/, refusedWith('POSTAL_CODE'))
const opaque = z.string().regex(/^[\w-]{1,200}$/, refusedWith('NOT_FOUND'))
const day = z.string().describe('2026-11-21, in Europe/Budapest')
const preparation = z.object({ isOpen: z.boolean().describe('Until the courier has the device'), steps: z.array(preparationItem) })
const pickup = { pickupDay: day, pickupWindow: z.enum(pickupWindows) }

/** What is done to a request that stands. Apart from the booking, whose rules weigh more than a whole page of a request. */
export const heldRequestApi = {
  getPickupDays: get('/pickup-days', {
    summary: 'The days and windows a courier can come to a postal code',
    who: anyone,
    scope: 'requests.write',
    query: z.object({ postalCode: postalCode.optional() }),
    answers: z.object({ pickupDays: offeredDays }),
  }),

  uploadDocuments: post('/customer-requests/:id/document-upload', {
    summary: 'Adds an invoice or a warranty card to a request; the newest of each counts',
    who: requestHolder,
    scope: 'requests.write',
    params: requestIdParams,
    files: { invoice: { max: 1 }, warranty_card: { max: 1 } },
    body: z.strictObject({}),
    answers: z.object({ documents: z.array(z.object({ id: z.uuid(), type: z.enum(documentTypes), name: z.string() })) }),
  }),

  changePickup: put('/customer-requests/:id/pickup', {
    summary: 'Moves the pickup to another day or window, until the courier sets out',
    who: requestHolder,
    scope: 'requests.write',
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
    scope: 'requests.write',
    params: requestIdParams,
    body: z.strictObject({ reason: z.enum(cancelReasons, wrongType), note: lineOfText(300).default('') }, wrongType),
    answers: z.object({ outcome: z.literal('CANCELLED'), closedAt: z.string() }),
  }),

  showPreparation: get('/customer-requests/:id/preparation', {
    summary: 'What is to be done with the device before the courier comes, and what was answered',
    who: requestHolder,
    scope: 'requests.read',
    params: requestIdParams,
    answers: preparation,
  }),

  answerPreparation: put('/customer-requests/:id/preparation', {
    summary: 'Answers one step of the preparation: done, or not possible because of the fault',
    who: requestHolder,
    scope: 'requests.write',
    params: requestIdParams,
    body: z.strictObject({ stepId: z.int(wrongType), answer: z.enum(preparationAnswers, wrongType) }, wrongType),
    answers: preparation,
  }),

  getPickupCalendar: get('/customer-requests/:id/pickup.ics', {
    summary: 'The pickup as a calendar entry',
    /** Whoever holds the request, or the token of the link in the email. */
    who: anyone,
    params: requestIdParams,
    query: z.object({ token: opaque.optional() }),
    answers: z.never(),
    shape: 'file',
    fileKinds: ['calendar'],
  }),
}
