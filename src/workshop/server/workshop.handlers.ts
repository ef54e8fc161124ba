import type { Handlers } from '#context.ts'
import type { workshopApi } from '../workshop.api.ts'
import { findOtherRequest } from './find-other-request.ts'
import { getArrival, getArrivalPhoto } from './get-arrival.ts'
import { type OpenSheet, receiveDevice } from './receive-device.ts'
import { answerSecondDevice } from './second-device/answer-second-device.ts'
import { noteSecondDevice } from './second-device/note-second-device.ts'
import { showParcel } from './second-device/show-parcel.ts'

/** @param openSheet an arrival opens the sheet of its repair */
export const workshopHandlers = (openSheet: OpenSheet): Handlers<typeof workshopApi> => ({
  getArrival,
  receiveDevice: (ctx, input) => receiveDevice(ctx, input, openSheet),
  findOtherRequest,
  showParcel,
  noteSecondDevice: (ctx, input) => noteSecondDevice(ctx, input, openSheet),
  answerSecondDevice,
  getArrivalPhoto,
})
