import { expect, test } from 'vitest'
import { daysSince } from './age.ts'

test.each([
  // Half past midnight in Budapest is still the day before in Greenwich.
  ['2026-11-20T23:30:00Z', '2026-11-21T22:00:00Z', 0],
  ['2026-11-20T22:30:00Z', '2026-11-20T23:30:00Z', 1],
  // A day of 25 hours lies between.
  ['2026-10-24T12:00:00Z', '2026-10-26T12:00:00Z', 2],
])('%s is seen at %s', (received, now, days) => expect(daysSince(received, new Date(now))).toBe(days))
