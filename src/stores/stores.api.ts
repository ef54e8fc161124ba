import { z } from 'zod'
import { account, employee } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { lineOfText } from '#base/plain-text.ts'
import { pageSize } from '#base/rows-per-page.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { agreedWording } from '#orders/orders.api.ts'
import { offeredDays } from '#requests/booking-setup.ts'
import { pickupOrderWire } from '#requests/pickup-order.ts'
import { requestIdParams } from '#requests/request-id.ts'
import { signature } from '#signatures/signature.ts'
import { batchDraft, batchIdParams, handedBatch, shownBatch } from './batch.ts'
import { collector } from './collector.ts'
import { counterBooking, maxStorePhotos } from './counter-booking.ts'
import { places } from './place.ts'
import { soughtCustomer, storeCustomer } from './store-customer.ts'
import { listedStoreDevice, shownStoreDevice, suggestedModel } from './store-device.ts'
import { storeTypes } from './store-types.ts'

const atCounter = account(...storeTypes)

export const storesApi = {
  findStoreCustomer: post('/store-management/customer-data/hu', {
    summary: 'A customer of this very store, by e-mail address or telephone number, to fill a form; anybody else is not there',
    who: atCounter,
    rate: 'lookup',
    // That somebody was looked for is noted whether or not they are found.
    transaction: false,
    body: soughtCustomer,
    forms: true,
    answers: storeCustomer,
  }),

  showCounter: get('/store-counter', {
    summary: 'The counter of whoever serves there: its name, its address, how many devices are where',
    who: atCounter,
    answers: z.object({
      name: z.string(),
      /** Where the courier comes; null: it is not known yet, so nothing can be taken in. */
      address: z.string().nullable(),
      /** False: they only look (decision 68). */
      serves: z.boolean(),
      /** How many are at each place. */
      counts: z.object(Object.fromEntries(places.map((place) => [place, z.int()])) as Record<(typeof places)[number], z.ZodInt>),
    }),
  }),

  suggestModel: get('/store-counter/models', {
    summary: 'The model that an IMEI tells, as earlier requests know it; all null: it was not seen before',
    who: atCounter,
    rate: 'lookup',
    query: z.strictObject({ identifier: lineOfText(60) }, wrongType),
    answers: suggestedModel,
  }),

  checkCounterBooking: post('/store-counter/bookings/check', {
    summary:
      'What would be taken in at the counter, checked and taken in by nothing: refused with the fields concerned, else the wordings to sign for',
    who: atCounter,
    transaction: false,
    rate: 'lookup',
    body: counterBooking,
    answers: z.object({ wordings: z.array(agreedWording) }),
  }),

  bookAtCounter: post('/store-counter/bookings', {
    summary:
      'Takes a device in at the counter: a request of the customer, who signed for the wordings that were named. It is collected with what else waits there',
    who: atCounter,
    rate: 'booking',
    creates: true,
    idempotent: true,
    /** The insurer is asked before the action. */
    transaction: false,
    files: { invoice: { max: 1 }, warranty_card: { max: 1 }, 'photos[]': { max: maxStorePhotos, kind: 'photo' } },
    body: counterBooking.safeExtend({
      gdpr: pickupOrderWire.shape.gdpr,
      termsAndCond: pickupOrderWire.shape.termsAndCond,
      signature,
      textVersionIds: z.array(z.int(wrongType).positive(wrongType), wrongType).max(20, refusedWith('INVALID_INPUT')),
    }),
    answers: z.object({ crmRequestId: z.int(), requestNumber: z.string() }),
  }),

  listStoreDevices: get('/store-counter/devices', {
    summary: 'The devices handed in at this counter, the newest first; by place, and by number, identifier or the customer’s name',
    who: atCounter,
    fromReplica: true,
    query: z.strictObject(
      {
        place: z.enum(places, wrongType).optional(),
        text: lineOfText(100).optional(),
        /** The request number of the last one of the page before. */
        after: z.coerce.number(wrongType).int(wrongType).positive(wrongType).optional(),
        size: pageSize,
      },
      wrongType,
    ),
    answers: z.object({ devices: z.array(listedStoreDevice), next: z.int().nullable() }),
  }),

  showStoreDevice: get('/store-counter/devices/:id', {
    summary: 'A device that was handed in at this counter; one of another store is not there',
    who: atCounter,
    params: requestIdParams,
    answers: shownStoreDevice,
  }),

  getStorePhoto: get('/store-counter/devices/:id/photos/:position', {
    summary: 'A photo of the device as it was handed in, as JPEG',
    who: atCounter,
    params: requestIdParams.extend({ position: z.coerce.number(refusedWith('NOT_FOUND')).int(refusedWith('NOT_FOUND')) }),
    shape: 'file',
    fileKinds: ['jpeg'],
    answers: z.null(),
  }),

  getCounterPhoto: get('/service-desk/requests/:id/counter-photos/:position', {
    summary: 'A photo of a device as it was handed in at the counter of a store, as JPEG',
    who: employee('request.queue'),
    params: requestIdParams.extend({ position: z.coerce.number(refusedWith('NOT_FOUND')).int(refusedWith('NOT_FOUND')) }),
    shape: 'file',
    fileKinds: ['jpeg'],
    answers: z.null(),
  }),

  openStoreReceipt: get('/store-counter/devices/:id/receipt', {
    summary: 'The receipt of a device that was handed in, as a PDF: on A4, or on the 80 mm roll of a counter’s printer',
    who: atCounter,
    params: requestIdParams,
    query: z.strictObject({ format: z.enum(['a4', 'roll'], wrongType).default('a4') }, wrongType),
    shape: 'file',
    answers: z.null(),
  }),

  handBackAtCounter: post('/store-counter/devices/:id/hand-back', {
    summary: 'Hands a device back to its customer at the counter: to whom, what they showed, their signature. Not while it is unpaid',
    who: atCounter,
    idempotent: true,
    params: requestIdParams,
    body: collector,
    answers: z.object({ handedAt: z.string() }),
  }),

  orderBatch: post('/store-counter/batches', {
    summary: 'Orders one courier for devices that wait at the counter',
    who: atCounter,
    creates: true,
    idempotent: true,
    body: batchDraft,
    answers: z.object({ id: z.int(), number: z.string() }),
  }),

  listBatches: get('/store-counter/batches', {
    summary: 'What was ordered to be collected from this counter, the newest first',
    who: atCounter,
    fromReplica: true,
    query: z.strictObject({ after: z.coerce.number(wrongType).int(wrongType).positive(wrongType).optional(), size: pageSize }, wrongType),
    answers: z.object({ batches: z.array(shownBatch), next: z.int().nullable() }),
  }),

  openManifest: get('/store-counter/batches/:id/manifest', {
    summary: 'The manifest of a hand-over, as a PDF: every device, and a line for either to sign on',
    who: atCounter,
    params: batchIdParams,
    shape: 'file',
    answers: z.null(),
  }),

  handOverBatch: post('/store-counter/batches/:id/hand-over', {
    summary: 'The courier has taken these devices of the batch; what was left waits at the counter again',
    who: atCounter,
    idempotent: true,
    params: batchIdParams,
    body: handedBatch,
    answers: z.object({ handed: z.int(), left: z.int() }),
  }),

  getCounterDays: get('/store-counter/pickup-days', {
    summary: 'When the courier may come to this counter; none while its address is not known',
    who: atCounter,
    answers: z.object({ pickupDays: offeredDays }),
  }),
}
