import { anyone } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { generalCosts, repairCalculation, repairQuestion } from './repair-calculation.ts'

export const pricesApi = {
  showGeneralCosts: get('/general-costs', {
    summary: 'The general price list',
    who: anyone,
    // A change of prices must reach people on its day.
    cacheSeconds: 300,
    answers: generalCosts,
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
