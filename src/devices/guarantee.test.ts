import { expect, test } from 'vitest'
import { guaranteeOf } from './guarantee.ts'

const bought = (dateOfPurchase: string | null, purchasePrice: number | null, over = {}) =>
  guaranteeOf({ dateOfPurchase, purchasePrice, isConsumer: true, daysInRepair: 0, ...over })

test.each([
  ['2024-05-01', 9_999, null],
  ['2024-05-01', 10_000, '2026-05-01'],
  ['2024-05-01', 250_000, '2026-05-01'],
  ['2024-05-01', 250_001, '2027-05-01'],
  ['2024-02-29', 250_001, '2027-02-28'],
  ['2024-04-30', 10_000, '2025-04-30'],
  ['2024-04-30', 100_000, '2025-04-30'],
  ['2024-04-30', 100_001, '2026-04-30'],
  ['2020-12-31', 300_000, null],
] as const)('bought on %s for %i forints: until %s (151/2003. Korm. r.)', (day, price, until) => {
  expect(bought(day, price)).toMatchObject(until === null ? { kind: 'none' } : { kind: 'until', until })
})

test('lasts longer by the days of repairs under it', () => {
  expect(bought('2025-01-10', 50_000, { daysInRepair: 12 })).toEqual({
    kind: 'until',
    until: '2027-01-22',
    years: 2,
    extendedBy: 12,
    renewedOn: null,
  })
})

test('begins anew for a device that was handed back in the place of another, by the band of the purchase', () => {
  const renewed = { renewedOn: '2026-10-01', daysInRepair: 3 }
  expect(bought('2024-04-30', 50_000, renewed)).toEqual({ kind: 'until', until: '2027-10-04', years: 1, extendedBy: 3, renewedOn: '2026-10-01' })
})

test('says what is missing, and that a company has none', () => {
  expect(bought(null, 50_000)).toEqual({ kind: 'missing', missing: ['dateOfPurchase'] })
  expect(bought(null, null)).toEqual({ kind: 'missing', missing: ['dateOfPurchase', 'purchasePrice'] })
  expect(bought('2025-01-10', 50_000, { isConsumer: false })).toEqual({ kind: 'business' })
})
