import { z } from 'zod'
import { anyone } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { lineOfText } from '#base/plain-text.ts'
import { brandPrices, pricedDevice } from './price-list.ts'
import { generalCosts, repairCalculation, repairQuestion } from './repair-calculation.ts'

export const pricesApi = {
  showGeneralCosts: get('/general-costs', {
    summary: 'The general price list',
    who: anyone,
    // A change of prices must reach people on its day.
    cacheSeconds: 300,
    answers: generalCosts,
  }),
  searchPricedDevices: get('/price-list/devices', {
    summary: 'Models as people say them, with what their repairs are expected to cost; eight at most',
    who: anyone,
    cacheSeconds: 300,
    query: z.object({ words: lineOfText(60) }),
    answers: z.array(pricedDevice),
  }),
  showBrandPrices: get('/price-list/brands/:id', {
    summary: 'What repairs of a brand’s devices are expected to cost, by id or slug of the brand; `productTypeId`: and of one model',
    who: anyone,
    cacheSeconds: 300,
    params: z.object({ id: z.string().min(1).max(60) }),
    query: z.object({ productTypeId: z.coerce.number().int().positive().max(2_147_483_647).optional() }),
    answers: brandPrices,
  }),
  calculateRepair: post('/calculator/repair', {
    summary: 'What a repair is expected to cost',
    who: anyone,
    rate: 'lookup',
    forms: true,
    body: repairQuestion,
    answers: repairCalculation,
  }),
}
