import { describe, expect, test } from 'vitest'
import { seededCalendar } from '#testing/seeded-calendar.ts'
import { periodOf, reportParameters } from './report.ts'
import { numberWorkdays } from './server/workday-numbers.ts'

describe('the period', () => {
  const today = '2026-11-23'
  test('ends today and is thirty days long unless something else is asked for', () => {
    expect(periodOf({}, today)).toEqual({ from: '2026-10-25', to: today })
    expect(periodOf({ to: '2026-03-01' }, today)).toEqual({ from: '2026-01-31', to: '2026-03-01' })
    expect(periodOf({ from: '2026-11-01' }, today)).toEqual({ from: '2026-11-01', to: today })
    expect(periodOf({ from: today, to: today }, today)).toEqual({ from: today, to: today })
  })

  test('does not end before it begins, and is a year at most', () => {
    expect(periodOf({ from: '2025-11-23', to: today }, today)).toEqual({ from: '2025-11-23', to: today })
    for (const asked of [{ from: '2025-11-22' }, { from: '2026-11-24' }, { from: '2026-05-02', to: '2026-05-01' }])
      expect(() => periodOf(asked, today)).toThrow('REPORT_PERIOD')
  })
})

describe('what a report may be asked with', () => {
  const pathsOf = (id: 1 | 2 | 3, query: object) =>
    reportParameters[id].safeParse(query).error?.issues.map(({ path, code }) => `${path.join()} ${code}`)
  test.each([1, 2] as const)('%d takes no status and no pages', (id) => {
    expect(pathsOf(id, { from: '2026-11-01', to: '2026-11-02', brand: '7' })).toBeUndefined()
    for (const name of ['status', 'after', 'size', 'accountId']) expect(pathsOf(id, { [name]: '1' })).toEqual([' unrecognized_keys'])
  })

  test.each([
    { from: '2026-02-29' },
    { from: '21.11.2026' },
    { from: "2026-11-01' or 1=1" },
    { to: '' },
    { brand: '0' },
    { brand: '7;drop table requests' },
    { brand: '1e10' },
    { brand: '' },
    { status: 'received' },
    { status: 'RECEIVED,ARRIVED' },
    { size: '0' },
    { size: '5001' },
    { size: '1.5' },
    { after: '-1' },
    { after: '99999999999' },
  ])('3 refuses %o', (query) => {
    expect(pathsOf(3, query)).toHaveLength(1)
  })
})

test('working days between two days are the difference of their numbers', () => {
  const { days, numbers } = numberWorkdays(seededCalendar, '2026-12-07', '2027-01-04')
  const between = (from: string, to: string) => (numbers[days.indexOf(to)] ?? Number.NaN) - (numbers[days.indexOf(from)] ?? Number.NaN)
  expect(between('2026-12-07', '2026-12-07')).toBe(0)
  expect(between('2026-12-11', '2026-12-14')).toBe(2) // Saturday 12 December is worked
  expect(between('2026-12-23', '2026-12-28')).toBe(1) // 24 December is a rest day
  expect(between('2026-12-07', '2027-01-04')).toBe(18)
})
