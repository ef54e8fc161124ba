import { expect, test } from 'vitest'
import { lastWritingDay, mayStillWrite } from './message.ts'

test.each([
  [null, '2026-11-21', true],
  ['2026-11-21', '2026-11-21', true],
  ['2026-11-21', '2027-01-20', true],
  ['2026-11-21', '2027-01-21', false],
])('closed on %s, on %s writing is allowed: %s', (closedOn, today, allowed) => {
  expect(mayStillWrite(closedOn, today)).toBe(allowed)
})

test('an open request has no last day', () => {
  expect(lastWritingDay(null)).toBeNull()
  expect(lastWritingDay('2026-12-31')).toBe('2027-03-01')
})
