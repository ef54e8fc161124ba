import { expect, test } from 'vitest'
import type { WorkCalendar } from '#calendar/calendar.ts'
import { lastDayToWithdraw } from './withdrawal-term.ts'

const calendar: WorkCalendar = {
  days: new Map([
    ['2026-12-12', 'working'],
    ['2026-12-24', 'rest'],
  ]),
  completeYears: new Set([2026]),
}

test.each([
  ['a working day', '2026-11-20', '2026-12-04'],
  ['a Sunday: the Monday after it', '2026-11-22', '2026-12-07'],
  ['a Saturday that is worked: the Monday after it', '2026-11-28', '2026-12-14'],
  ['a rest day before Christmas and a weekend: the first working day after them', '2026-12-10', '2026-12-28'],
  ['the first day of a year', '2026-12-18', '2027-01-04'],
])('the term ends on %s', (_, orderedOn, lastDay) => {
  expect(lastDayToWithdraw(calendar, orderedOn)).toBe(lastDay)
})
