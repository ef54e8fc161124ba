import { readAgain } from '#base/web/use-call.ts'
import { unidentifiedParcelsApi } from '../unidentified-parcels.api.ts'

/** Wherever parcels are shown, they are read again. */
export const parcelsChanged = () =>
  Promise.all([readAgain(unidentifiedParcelsApi.listUnidentifiedParcels), readAgain(unidentifiedParcelsApi.listParcelsOfRequest)])
