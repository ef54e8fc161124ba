import type { Handlers } from '#context.ts'
import type { workshopApi } from '../workshop.api.ts'
import { findOtherRequest } from './find-other-request.ts'
import { getArrival, getArrivalPhoto } from './get-arrival.ts'
import { receiveDevice } from './receive-device.ts'
import { answerSecondDevice } from './second-device/answer-second-device.ts'
import { noteSecondDevice } from './second-device/note-second-device.ts'
import { showParcel } from './second-device/show-parcel.ts'
import { showReturnWorksheet, showWorkshopRecord } from './show-workshop-record.ts'

export const workshopHandlers: Handlers<typeof workshopApi> = {
  getArrival,
  receiveDevice,
  findOtherRequest,
  showParcel,
  noteSecondDevice,
  answerSecondDevice,
  getArrivalPhoto,
  showWorkshopRecord,
  showReturnWorksheet,
}
