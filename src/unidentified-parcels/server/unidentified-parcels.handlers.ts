import type { Handlers } from '#context.ts'
import type { unidentifiedParcelsApi } from '../unidentified-parcels.api.ts'
import { joinUnidentifiedParcel } from './join-parcel.ts'
import { getUnidentifiedParcelPhoto, listParcelsOfRequest, listUnidentifiedParcels } from './list-parcels.ts'
import { noteUnidentifiedParcel } from './note-parcel.ts'
import { handOutUnidentifiedParcel, openReturnLabel, returnUnidentifiedParcel } from './return-parcel.ts'

export const unidentifiedParcelsHandlers: Handlers<typeof unidentifiedParcelsApi> = {
  listUnidentifiedParcels,
  noteUnidentifiedParcel,
  getUnidentifiedParcelPhoto,
  listParcelsOfRequest,
  joinUnidentifiedParcel,
  returnUnidentifiedParcel,
  handOutUnidentifiedParcel,
  openReturnLabel,
}
