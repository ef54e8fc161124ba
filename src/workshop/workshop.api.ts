import { z } from 'zod'
import { employee, requestHolder } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { lineOfText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { lifecycle } from '#requests/lifecycle.ts'
import { requestIdParams } from '#requests/request-id.ts'
import { requestState, seenVersion } from '#requests/request-state.ts'
import { arrivalDraft, maxArrivalPhotos } from './arrival.ts'
import { arrivalView } from './arrival-view.ts'
import { parcelView, secondDeviceAnswer, secondDeviceDraft } from './second-device.ts'

export const workshopApi = {
  getArrival: get('/customer-requests/:id/arrival', {
    summary: 'How the device came in; for an employee who can receive it now, what the form asks',
    who: requestHolder,
    scope: 'requests.read',
    params: requestIdParams,
    answers: arrivalView,
  }),

  receiveDevice: post('/customer-requests/:id/arrival', {
    summary: 'Receives a device: accessories, condition, identifier, photos. Written down once, never changed; the same call twice is one arrival',
    who: employee(lifecycle.receiveDevice.key),
    params: requestIdParams,
    files: { 'photos[]': { max: maxArrivalPhotos, kind: 'photo' } },
    body: z.strictObject({ version: seenVersion, ...arrivalDraft }, wrongType),
    answers: requestState.extend({ gsmWorksheetId: z.string() }),
  }),

  findOtherRequest: get('/customer-requests/:id/arrival/other-request', {
    summary: 'The other open request that has the identifier read from a device, however it is typed; null: there is none',
    who: employee(lifecycle.receiveDevice.key),
    params: requestIdParams,
    query: z.strictObject({ identifier: lineOfText(60).default('') }, wrongType),
    answers: z.object({ crmRequestId: z.int().nullable() }),
  }),

  showParcel: get('/customer-requests/:id/parcel', {
    summary: 'With which other requests a device came in one parcel, and what its customer has yet to say of it',
    who: requestHolder,
    scope: 'requests.read',
    params: requestIdParams,
    answers: parcelView,
  }),

  noteSecondDevice: post('/customer-requests/:id/second-device', {
    summary: 'Another device in the parcel of an arrived one: it becomes a request of the same customer and arrives at once',
    who: employee(lifecycle.receiveDevice.key),
    params: requestIdParams,
    files: { 'photos[]': { max: maxArrivalPhotos, kind: 'photo' } },
    body: secondDeviceDraft,
    answers: z.object({ crmRequestId: z.int(), requestNumber: z.string() }),
  }),

  answerSecondDevice: post('/customer-requests/:id/second-device/answer', {
    summary: 'What is to be done with a device that came without a booking: its fault and the terms accepted, or wanted back free of charge',
    who: requestHolder,
    scope: 'decisions',
    params: requestIdParams,
    body: secondDeviceAnswer,
    answers: z.object({ wantsRepair: z.boolean() }),
  }),

  getArrivalPhoto: get('/customer-requests/:id/arrival/photos/:position', {
    summary: 'A photo of the arrival, as JPEG',
    who: requestHolder,
    scope: 'requests.read',
    params: requestIdParams.extend({ position: z.coerce.number(refusedWith('NOT_FOUND')).int(refusedWith('NOT_FOUND')) }),
    shape: 'file',
    fileKinds: ['jpeg'],
    answers: z.null(),
  }),
}
