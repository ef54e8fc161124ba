import { expect, test } from 'vitest'
import { splitPrice } from './split-price.ts'

test.each([
  [
    { netFrom: 43_299, labourMinutes: 60 },
    { part: 31_299, labour: 12_000 },
  ],
  [
    { netFrom: 43_299, labourMinutes: null },
    { part: 43_299, labour: 0 },
  ],
  [
    { netFrom: 5000, labourMinutes: 90 },
    { part: 0, labour: 5000 },
  ],
  [
    { netFrom: 9001, labourMinutes: 1 },
    { part: 8801, labour: 200 },
  ],
])('%j is split into %j', (price, expected) => {
  expect(splitPrice(price, 12_000)).toEqual(expected)
})
