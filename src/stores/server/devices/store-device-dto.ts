import { nameInWords } from '#accounts/name-in-words.ts'
import type { Language } from '#base/languages.ts'
import { deviceName } from '#catalogue/device-name.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import { formatBatchNumber } from '../../scanned.ts'
import type { ListedStoreDevice } from '../../store-device.ts'
import type { StoreDeviceRow } from './store-device-store.ts'

/** A device of a counter in one line. */
export const storeDeviceDto = (language: Language, row: StoreDeviceRow): ListedStoreDevice => ({
  crmRequestId: row.requestId,
  requestNumber: formatRequestNumber(row.requestId),
  device: deviceName(row),
  identifier: row.identifier,
  customer: nameInWords(language, row),
  takenAt: row.takenAt.toString(),
  place: row.place,
  batch: row.batchId === null ? null : formatBatchNumber(row.batchId),
})
