import { z } from 'zod'
import { employee } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { lineOfText, requiredLine } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { lifecycle } from '#requests/lifecycle.ts'
import { requestIdParams } from '#requests/request-id.ts'
import { maxParcelPhotos, parcelLists, parcelNote, returnAddress, unidentifiedParcel } from './unidentified-parcel.ts'

/** Whoever receives devices looks after the parcels that name no request. */
const receiver = employee(lifecycle.receiveDevice.key)

const number = z.coerce.number(refusedWith('NOT_FOUND')).int(refusedWith('NOT_FOUND')).positive(refusedWith('NOT_FOUND'))
const parcelParams = z.object({ parcelId: number })
const count = z.coerce.number(wrongType).int(wrongType).positive(wrongType)

export const unidentifiedParcelsApi = {
  listUnidentifiedParcels: get('/unidentified-parcels', {
    summary: 'Parcels that name no request: those that wait, the oldest first; those decided about, the newest first; or whatever has a code',
    who: receiver,
    fromReplica: true,
    query: z.strictObject(
      {
        list: z.enum(parcelLists, wrongType).default('open'),
        /** IMEI, serial number or number of the courier, however it is typed; of both lists then. */
        code: lineOfText(60).optional(),
        after: count.optional(),
        size: count.max(100, wrongType).default(25),
      },
      wrongType,
    ),
    answers: z.object({ parcels: z.array(unidentifiedParcel), next: z.int().nullable() }),
  }),

  noteUnidentifiedParcel: post('/unidentified-parcels', {
    summary: 'Notes a parcel that names no request: photos, codes, the sender as read, what is in it',
    who: receiver,
    idempotent: true,
    files: { 'photos[]': { max: maxParcelPhotos, kind: 'photo' } },
    body: parcelNote,
    answers: z.object({ parcel: unidentifiedParcel }),
  }),

  getUnidentifiedParcelPhoto: get('/unidentified-parcels/:parcelId/photos/:position', {
    summary: 'A photo of such a parcel, as JPEG',
    who: receiver,
    params: parcelParams.extend({ position: number }),
    shape: 'file',
    fileKinds: ['jpeg'],
    answers: z.null(),
  }),

  listParcelsOfRequest: get('/service-desk/requests/:id/unidentified-parcels', {
    summary: 'Parcels joined to a request, and waiting ones with its IMEI, serial number or the number of one of its parcels',
    who: receiver,
    params: requestIdParams,
    answers: z.object({ joined: z.array(unidentifiedParcel), offered: z.array(unidentifiedParcel) }),
  }),

  joinUnidentifiedParcel: post('/unidentified-parcels/:parcelId/join', {
    summary: 'The parcel belongs to a request that is open or was cancelled; its photos go with it. The same twice is once',
    who: receiver,
    params: parcelParams,
    body: z.strictObject({ crmRequestId: z.int(wrongType).positive(wrongType) }, wrongType),
    answers: z.object({ parcel: unidentifiedParcel }),
  }),

  returnUnidentifiedParcel: post('/unidentified-parcels/:parcelId/return', {
    summary: 'Orders a courier who takes the parcel back to its sender',
    who: receiver,
    transaction: false,
    params: parcelParams,
    body: returnAddress,
    answers: z.object({ parcel: unidentifiedParcel }),
  }),

  handOutUnidentifiedParcel: post('/unidentified-parcels/:parcelId/hand-out', {
    summary: 'Its sender called for the parcel at the counter',
    who: receiver,
    params: parcelParams,
    body: z.strictObject({ handedTo: requiredLine(300) }, wrongType),
    answers: z.object({ parcel: unidentifiedParcel }),
  }),

  openReturnLabel: get('/unidentified-parcels/:parcelId/label', {
    summary: 'The label of the parcel on its way back, from its courier',
    who: receiver,
    transaction: false,
    params: parcelParams,
    shape: 'file',
    answers: z.null(),
  }),
}
