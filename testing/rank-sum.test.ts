import { expect, test } from 'vitest'
import { medianOf, rankSumP } from './rank-sum.ts'

test('the median stands in the middle', () => {
  expect(medianOf([3, 1, 2])).toBe(2)
  expect(medianOf([4, 1, 3, 2])).toBe(2.5)
})

test('p is that of Mann and Whitney, ties sharing their rank', () => {
  // U = 50 of 400, z = -4.0575
  const low = Array.from({ length: 20 }, (_, n) => n)
  expect(rankSumP(low, low)).toBeCloseTo(1, 6)
  expect(
    rankSumP(
      low,
      low.map((n) => n + 10),
    ),
  ).toBeCloseTo(0.0000496, 6)
})
