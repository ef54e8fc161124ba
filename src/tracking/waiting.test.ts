import { describe, expect, it } from 'vitest'
import { waitsFor } from './waiting.ts'

const today = '2026-11-23'
const nothing = {
  collected: false,
  owesInvoice: false,
  closed: false,
  shortOfCash: false,
  lacksDocument: false,
  goesHome: true,
  window: '08-12' as const,
}
const step = (code: NonNullable<Parameters<typeof waitsFor>[0]['next']>['code'], by: string | null, late = false) => ({ code, by, late })
const kinds = (...given: Parameters<typeof waitsFor>) => waitsFor(...given).map(({ kind }) => kind)

describe('what waits for the customer', () => {
  it.each([
    ['QUOTE_DONE', step('youDecide', '2026-12-01'), ['decideQuote']],
    ['QUOTE_DONE', step('youDecide', '2026-11-20', true), []],
    ['QUOTE_DONE', step('youDecide', null), []],
    ['ARRIVED', step('youAnswerReport', '2026-11-23'), ['answerReport']],
    ['ARRIVED', step('repairDone', '2026-12-01'), []],
    ['DELIVERY_IN_ORDERED', step('youChoosePickup', null), ['choosePickup']],
    ['DELIVERY_IN_ORDERED', step('courierComes', '2026-11-23'), ['beHomeForPickup']],
    ['DELIVERY_IN_ORDERED', step('courierComes', '2026-11-24'), ['beHomeForPickup']],
    ['DELIVERY_IN_ORDERED', step('courierComes', '2026-11-25'), []],
    ['SHIPPED', step('deviceDelivered', '2026-11-25'), ['beHomeForDelivery']],
    ['INVOICE_DONE', step('invoicePaid', null), []],
  ] as const)('%s, %o', (status, next, expected) => expect(kinds({ ...nothing, status, next }, today)).toEqual(expected))

  it.each([
    ['PRODUCT_LEFT_THE_SERVICE', step('invoicePaid', null), ['pay']],
    ['INVOICE_DONE', step('invoicePaid', null), ['pay']],
    ['SHIPPED', step('deviceDelivered', today), ['pay', 'beHomeForDelivery']],
    ['QUOTE_ACCEPTED', step('repairDone', null), []],
    ['QUOTE_DONE', null, []],
  ] as const)('is an invoice that is owed, from the end of the work: %s', (status, next, expected) =>
    expect(kinds({ ...nothing, status, next, owesInvoice: true }, today)).toEqual(expected),
  )
  it('is a document as long as it counts', () => {
    expect(kinds({ ...nothing, status: 'ARRIVED', next: step('repairDone', null), lacksDocument: true }, today)).toEqual(['addDocument'])
    expect(kinds({ ...nothing, status: 'SHIPPED', next: step('courierTakesBack', null), lacksDocument: true }, today)).toEqual([])
  })
  it('is not the door when the device was collected, or goes to a locker', () => {
    expect(kinds({ ...nothing, status: 'DELIVERY_IN_ORDERED', next: step('courierComes', today), collected: true }, today)).toEqual([])
    expect(kinds({ ...nothing, status: 'SHIPPED', next: step('deviceDelivered', today), goesHome: false }, today)).toEqual([])
  })
  it('says the hours of the pickup', () =>
    expect(waitsFor({ ...nothing, status: 'DELIVERY_IN_ORDERED', next: step('courierComes', today) }, today)).toEqual([
      { kind: 'beHomeForPickup', by: today, window: '08-12' },
    ]))
  it('is nothing once it is over, but for what is owed', () => {
    const over = { ...nothing, status: 'SERVICE_DONE', next: null, closed: true, lacksDocument: true } as const
    expect(kinds(over, today)).toEqual([])
    expect(kinds({ ...over, owesInvoice: true }, today)).toEqual(['pay'])
    expect(kinds({ ...over, shortOfCash: true }, today)).toEqual(['pay'])
  })
})
