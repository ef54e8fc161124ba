import { describe, expect, test } from 'vitest'
import { addWorkdays, budapestDay, isWorkday } from '#calendar/calendar.ts'
import { fc } from '#testing/random-runs.ts'
import { seededCalendar as calendar } from '#testing/seeded-calendar.ts'
import { pickupWindows } from './pickup-window.ts'
import { firstPickupDay, offeredPickups, refusalOfPickup } from './pickup-windows.ts'

describe('the first pickup day (SPEC 1, DESIGN 8.14)', () => {
  test.each([
    ['a Monday at 14:29:59.999', '2026-11-23T13:29:59.999Z', '2026-11-24'],
    ['a Monday at 14:30:00.000', '2026-11-23T13:30:00.000Z', '2026-11-25'],
    ['a Monday just after midnight', '2026-11-22T23:00:00Z', '2026-11-24'],
    ['a Friday morning', '2026-11-20T08:00:00Z', '2026-11-23'],
    ['a Friday afternoon', '2026-11-20T15:00:00Z', '2026-11-24'],
    ['a Saturday', '2026-11-21T08:00:00Z', '2026-11-24'],
    ['a Sunday evening', '2026-11-22T20:00:00Z', '2026-11-24'],
    ['a summer day at 14:29:59.999', '2026-07-01T12:29:59.999Z', '2026-07-02'],
    ['a summer day at 14:30', '2026-07-01T12:30:00Z', '2026-07-03'],
    ['the Friday before a working Saturday', '2026-12-11T08:00:00Z', '2026-12-12'],
    ['a working Saturday', '2026-12-12T08:00:00Z', '2026-12-14'],
    ['the day before Christmas rest', '2026-12-23T08:00:00Z', '2026-12-28'],
    ['the rest day of 24 December', '2026-12-24T08:00:00Z', '2026-12-29'],
    ['the Sunday the clock goes forward', '2026-03-29T12:00:00Z', '2026-03-31'],
    ['the Sunday the clock goes back', '2026-10-25T00:30:00Z', '2026-10-27'],
  ])('asked on %s', (_when, now, day) => {
    expect(firstPickupDay(calendar, now)).toBe(day)
  })
})

const anyNow = fc
  .date({ min: new Date('2025-01-01T00:00:00Z'), max: new Date('2027-06-01T00:00:00Z'), noInvalidDate: true })
  .map((at) => at.toISOString())
const anyCapacity = fc.record(Object.fromEntries(pickupWindows.map((window) => [window, fc.nat(3)])), { requiredKeys: [] })

describe('what is offered', () => {
  test('is never today, only working days, within ten of them, in order, and full exactly when the capacity is taken', () => {
    fc.assert(
      fc.property(anyNow, anyCapacity, fc.nat(3), (now, capacity, each) => {
        const first = firstPickupDay(calendar, now)
        const taken = new Map(pickupWindows.map((window) => [`${first} ${window}` as const, each]))
        const offered = offeredPickups({ calendar, now, capacity, taken })
        const days = offered.map(({ day }) => day)
        const windows = pickupWindows.filter((window) => capacity[window])
        expect(days).toEqual([...new Set(days)].sort())
        for (const { day, windows: shown } of offered) {
          expect(isWorkday(calendar, day)).toBe(true)
          expect(day > budapestDay(now) && day <= addWorkdays(calendar, budapestDay(now), 10)).toBe(true)
          expect(shown.map(({ window }) => window)).toEqual(windows)
          for (const { window, free } of shown) expect(free).toBe(day !== first || each < (capacity[window] ?? 0))
        }
        expect([9, 10].includes(days.length)).toBe(windows.length > 0)
      }),
    )
  })

  test('decides what may be booked', () => {
    const now = '2026-11-23T08:00:00Z'
    const offered = offeredPickups({ calendar, now, capacity: { '08-17': 2, '12-17': 1 }, taken: new Map([['2026-11-24 12-17', 1]]) })
    expect(refusalOfPickup(offered, '2026-11-24', '08-17')).toBeNull()
    expect(refusalOfPickup(offered, '2026-11-24', '12-17')).toBe('PICKUP_WINDOW_FULL')
    expect(refusalOfPickup(offered, '2026-11-24', '08-12')).toBe('PICKUP_DAY_CLOSED')
    expect(['2026-11-23', '2026-11-28', '2026-12-08'].map((day) => refusalOfPickup(offered, day, '08-17'))).toEqual(
      Array(3).fill('PICKUP_DAY_CLOSED'),
    )
  })
})
