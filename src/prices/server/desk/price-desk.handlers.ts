import type { Handlers } from '#context.ts'
import type { priceDeskApi } from '../../price-desk.api.ts'
import { exportPrices } from './export-prices.ts'
import { importPrices } from './import-prices.ts'
import { listPrices } from './list-prices.ts'
import {
  createPriceChange,
  createPriceList,
  dropPriceChange,
  listPriceChanges,
  listPriceLists,
  publishPriceChange,
  removePriceRow,
  savePriceRow,
  showPriceHistory,
} from './price-changes.ts'
import { showPriceChange } from './show-price-change.ts'

export const priceDeskHandlers: Handlers<typeof priceDeskApi> = {
  createPriceChange,
  createPriceList,
  dropPriceChange,
  exportPrices,
  importPrices,
  listPriceChanges,
  listPriceLists,
  listPrices,
  publishPriceChange,
  removePriceRow,
  savePriceRow,
  showPriceChange,
  showPriceHistory,
}
