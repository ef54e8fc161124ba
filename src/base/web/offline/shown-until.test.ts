import { expect, test } from 'vitest'
import { shownUntil } from './shown-until.ts'

test.each([
  ['in the morning', new Date(2026, 10, 25, 8, 12), new Date(2026, 10, 27)],
  ['at the last minute of a month', new Date(2026, 10, 30, 23, 59), new Date(2026, 11, 2)],
  ['over the night on which the clocks go back', new Date(2026, 9, 24, 12), new Date(2026, 9, 26)],
])('what the server said %s is shown until the end of the day after', (_, at, until) => {
  expect(shownUntil(at.getTime())).toBe(until.getTime())
})
