import type { Handlers } from '#context.ts'
import type { pricesApi } from '../prices.api.ts'
import { calculateRepair } from './calculate-repair.ts'
import { searchPricedDevices } from './search-priced-devices.ts'
import { showBrandPrices } from './show-brand-prices.ts'
import { showGeneralCosts } from './show-general-costs.ts'

export const pricesHandlers: Handlers<typeof pricesApi> = {
  calculateRepair,
  searchPricedDevices,
  showBrandPrices,
  showGeneralCosts,
}
