import { expect, test } from 'vitest'
import { cashRoundingOf } from './invoice.ts'

// DOMAIN 4: 4522 is paid as 4520, 4523 as 4525 (2008. évi III. tv. 2. §).
test.each([
  ['cashOnDelivery', 4520, 4522, 2],
  ['cash', 4525, 4523, -2],
  ['cashOnDelivery', 4520, 4520, 0],
  // The courier brought too little: it is not rounding that is missing.
  ['cashOnDelivery', 4515, 4522, 0],
  ['cashOnDelivery', 4521, 4522, 0],
  ['transfer', 4520, 4522, 0],
  ['online', 4520, 4522, 0],
  ['refund', -4520, -4522, 0],
] as const)('%s of %i for %i is rounded by %i', (source, amount, outstanding, rounding) =>
  expect(cashRoundingOf(source, amount, outstanding)).toBe(rounding),
)
