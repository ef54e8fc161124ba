import { describe, expect, test } from 'vitest'
import { failureOption, priceOfFault, totalOf } from './repair-calculation.ts'

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
