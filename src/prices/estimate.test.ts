import { expect, test } from 'vitest'
import { calculatedPriceOf, type Estimate, expectedTotal, isAboveEstimate } from './estimate.ts'

const line = { failureOptionId: 1, price: { from: 10_000, to: 20_000, netFrom: 7874, labourMinutes: 60 } }
const priced: Estimate = {
  lines: [line],
  delivery: 4522,
  total: { from: 14_522, to: 24_522 },
  expectedRepairWorkingDays: [7, 10],
  priceListDate: '2026-09-01',
}
const partly: Estimate = { ...priced, lines: [line, { failureOptionId: 4, price: null }] }
const unpriced: Estimate = { ...priced, lines: [{ failureOptionId: 4, price: null }], total: null, priceListDate: null }

test('what needs an inspection promises nothing', () => {
  expect(expectedTotal(priced)).toEqual({ from: 14_522, to: 24_522 })
  expect(expectedTotal(partly)).toBeNull()
  expect(expectedTotal(unpriced)).toBeNull()
})

test('the two figures of the wire: the most the repair may cost, and its delivery', () => {
  expect(calculatedPriceOf(priced)).toEqual({ repair: 20_000, delivery: 4522 })
  expect(calculatedPriceOf(partly)).toEqual({ repair: 20_000, delivery: 4522 })
  expect(calculatedPriceOf(unpriced)).toBeNull()
})

test('a quote is above its estimate from the first forint over the upper end', () => {
  expect(isAboveEstimate(expectedTotal(priced), 24_522)).toBe(false)
  expect(isAboveEstimate(expectedTotal(priced), 24_523)).toBe(true)
  expect(isAboveEstimate(null, 1_000_000)).toBe(false)
})
