import type { Handlers } from '#context.ts'
import type { storesApi } from '../stores.api.ts'
import { handOverBatch } from './batches/hand-over-batch.ts'
import { listBatches } from './batches/list-batches.ts'
import { orderBatch } from './batches/order-batch.ts'
import { bookAtCounter, checkCounterBooking } from './booking/book-at-counter.ts'
import { getCounterPhoto } from './devices/counter-facts.ts'
import { handBackAtCounter } from './devices/hand-back-at-counter.ts'
import { listStoreDevices } from './devices/list-store-devices.ts'
import { getStorePhoto, showStoreDevice } from './devices/show-store-device.ts'
import { openManifest } from './documents/open-manifest.ts'
import { openStoreReceipt } from './documents/open-store-receipt.ts'
import { findStoreCustomer } from './find-store-customer.ts'
import { getCounterDays, showCounter, suggestModel } from './show-counter.ts'

export const storesHandlers: Handlers<typeof storesApi> = {
  findStoreCustomer,
  showCounter,
  suggestModel,
  checkCounterBooking,
  bookAtCounter,
  listStoreDevices,
  showStoreDevice,
  getStorePhoto,
  getCounterPhoto,
  openStoreReceipt,
  handBackAtCounter,
  orderBatch,
  listBatches,
  openManifest,
  handOverBatch,
  getCounterDays,
}
