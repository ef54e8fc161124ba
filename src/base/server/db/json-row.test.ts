import { expect, test } from 'vitest'
import { instantOf, instantTextOf } from './json-row.ts'

test.each([
  '2026-11-21T14:30:00+00:00',
  '2026-11-21T14:30:12.5+00:00',
  '2026-11-21T14:30:12.123456+00:00',
  '1999-12-31T23:59:59.9+00:00',
  '2026-11-21T15:30:12.12+01:00',
])('an instant read as a text is what it would write itself as: %s', (written) => {
  expect(instantTextOf(written)).toBe(Temporal.Instant.from(written).toString())
})

test('where nothing is written there is no instant', () => {
  expect(instantTextOf(null)).toBeNull()
  expect(instantOf(null)).toBeNull()
})
