import { expect, test } from 'vitest'
import { isOld, nextCheckTime } from './payment-times.ts'

const now = Temporal.Instant.from('2026-11-23T08:00:00Z')

test('the clock asks at once, then less and less often, never less than once an hour', () => {
  const seconds = [1, 2, 3, 4, 5, 10, 1000].map((checks) => nextCheckTime(now, checks).since(now).total('seconds'))
  expect(seconds).toEqual([0, 15, 30, 60, 120, 3600, 3600])
})

test('a payment is old after three hours', () => {
  expect(isOld(now.subtract({ hours: 3 }), now)).toBe(false)
  expect(isOld(now.subtract({ hours: 3, milliseconds: 1 }), now)).toBe(true)
})
