import { expect, test } from 'vitest'
import { monthBefore, periodOfMonth } from './monthly-statement.ts'

test('the month before, over the end of a year', () => {
  expect(['2026-12-01', '2026-12-31', '2027-01-04', '2027-03-31'].map(monthBefore)).toEqual(['2026-11', '2026-11', '2026-12', '2027-02'])
})

test('a month from its first to its last day', () => {
  expect(periodOfMonth('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(periodOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
})
