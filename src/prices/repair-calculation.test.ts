import { describe, expect, test } from 'vitest'
import { daysOf, failureOption, priceOfFault, rangeOf, totalOf } from './repair-calculation.ts'

const listed = { from: 10000, to: 20000 }

describe('priceOfFault', () => {
  test('is the listed one for a known device', () => {
    expect(priceOfFault(failureOption.display, true, listed)).toEqual(listed)
  })
  test.each([
    ['water damage', failureOption.waterDamage, true, listed],
    ['another fault', failureOption.other, true, listed],
    ['an unknown device', failureOption.display, false, listed],
    ['a fault without a row', failureOption.display, true, null],
  ])('needs an inspection: %s', (_case, fault, known, price) => {
    expect(priceOfFault(fault, known, price)).toBeNull()
  })
})

describe('totalOf', () => {
  test('adds the delivery once', () => {
    expect(totalOf([listed, listed], 4522)).toEqual({ from: 24522, to: 44522 })
  })
  test('adds up what has a price', () => {
    expect(totalOf([listed, null], 4522)).toEqual({ from: 14522, to: 24522 })
  })
  test('is unknown when nothing has a price', () => {
    expect(totalOf([null], 4522)).toBeNull()
  })
})

describe('daysOf', () => {
  const usual = [7, 10] as const
  test('the slowest line counts', () => {
    const quick = { daysFrom: 2, daysTo: 9 }
    const slow = { daysFrom: 5, daysTo: 8 }
    expect(daysOf([quick, slow], usual)).toEqual([5, 9])
  })
  test.each([[null], [{ daysFrom: null, daysTo: null }]])('a line that says nothing takes the usual days: %j', (line) => {
    expect(daysOf([{ daysFrom: 2, daysTo: 3 }, line], usual)).toEqual([7, 10])
  })
})

test('what a customer is told is gross', () => {
  expect(rangeOf({ netFrom: 19_677, netTo: 100 })).toEqual({ from: 24_990, to: 127 })
})
