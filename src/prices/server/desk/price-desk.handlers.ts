import type { Handlers } from '#context.ts'
import type { priceDeskApi } from '../../price-desk.api.ts'
import { exportPrices } from './export-prices.ts'
import { importPrices } from './import-prices.ts'
import { listPrices } from './list-prices.ts'
import {
  createPriceChange,
  dropPriceChange,
  listPriceChanges,
  publishPriceChange,
  removePriceRow,
  savePriceRow,
  showPriceHistory,
} from './price-changes.ts'
import { showPriceChange } from './show-price-change.ts'

export const priceDeskHandlers: Handlers<typeof priceDeskApi> = {
  createPriceChange,
  dropPriceChange,
  exportPrices,
  importPrices,
  listPriceChanges,
  listPrices,
  publishPriceChange,
  removePriceRow,
  savePriceRow,
  showPriceChange,
  showPriceHistory,
}
