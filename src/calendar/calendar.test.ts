import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fc } from '#testing/random-runs.ts'
import { seededCalendar } from '#testing/seeded-calendar.ts'
import {
  addDays,
  addMonths,
  addWorkdays,
  addYears,
  budapestDay,
  budapestTime,
  calendarComplete,
  type DayKind,
  daysBetween,
  isDay,
  isWorkday,
  nextWorkday,
  type WorkCalendar,
  weekdayOf,
  yearOf,
} from './calendar.ts'
import { isStatutoryHoliday } from './holidays.ts'

/** Easter Sunday by the Meeus/Jones/Butcher formula. */
function easterSunday(year: number) {
  const a = year % 19
  const [b, c] = [Math.floor(year / 100), year % 100]
  const [d, e] = [Math.floor(b / 4), b % 4]
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const [i, k] = [Math.floor(c / 4), c % 4]
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 19 * l) / 433)
  const month = Math.floor((h + l - 7 * m + 90) / 25)
  const day = (h + l - 7 * m + 33 * month + 19) % 32
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

const statutory = (year: number) => {
  const easter = easterSunday(year)
  const moving = [-2, 1, 50].map((days) => addDays(easter, days))
  const fixed = ['01-01', '03-15', '05-01', '08-20', '10-23', '11-01', '12-25', '12-26'].map((day) => `${year}-${day}`)
  return [...moving, ...fixed].sort()
}

const daysOf = (year: number, kind: DayKind) =>
  [...seededCalendar.days].filter(([day, of]) => of === kind && day.startsWith(`${year}`)).map(([day]) => day)

describe('the calendar we are delivered with', () => {
  test.each([2025, 2026, 2027])('%i has the eleven statutory holidays, Easter computed', (year) => {
    expect(daysOf(year, 'holiday').sort()).toEqual(statutory(year))
  })

  test('Easter is right where we know it', () => {
    expect([2024, 2025, 2026, 2027, 2038].map(easterSunday)).toEqual(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25'])
  })

  test.each([2025, 2026])('each rest day of %i is a weekday worked off on a Saturday', (year) => {
    expect(daysOf(year, 'rest')).toHaveLength(3)
    for (const day of daysOf(year, 'rest')) expect([1, 2, 3, 4, 5]).toContain(weekdayOf(day))
    expect(daysOf(year, 'working')).toHaveLength(3)
    for (const day of daysOf(year, 'working')) expect(weekdayOf(day)).toBe(6)
  })

  test('a year without a decree is flagged', () => {
    expect([2025, 2026, 2027, 2028].map((year) => calendarComplete(seededCalendar, year))).toEqual([true, true, false, false])
  })
})

describe('a calendar that says nothing of a year', () => {
  const empty: WorkCalendar = { days: new Map(), completeYears: new Set() }

  test('is counted by the eleven statutory holidays, in every year the formula is good for', () => {
    for (let year = 1900; year < 2100; year++) {
      const named = Array.from({ length: 366 }, (_, n) => addDays(`${year}-01-01`, n)).filter(
        (day) => yearOf(day) === year && isStatutoryHoliday(day),
      )
      expect(named).toEqual(statutory(year))
    }
  })

  test('2027: Easter is 28 March, and Christmas Eve is a day like any other', () => {
    expect(['2027-03-26', '2027-03-29', '2027-05-17', '2027-11-01', '2028-12-25'].map((day) => isWorkday(empty, day))).toEqual(Array(5).fill(false))
    expect(['2027-03-25', '2027-03-30', '2027-05-18', '2027-12-24', '2027-11-02'].map((day) => isWorkday(empty, day))).toEqual(Array(5).fill(true))
    expect(['2027-03-27', '2027-03-28'].map((day) => isWorkday(empty, day))).toEqual([false, false])
  })

  test('gives the same days in 2027 as the seeded holidays do', () => {
    const computed: WorkCalendar = { ...seededCalendar, days: new Map([...seededCalendar.days].filter(([day]) => yearOf(day) !== 2027)) }
    for (let day = '2027-01-01'; yearOf(day) === 2027; day = addDays(day, 1))
      expect([day, isWorkday(computed, day)]).toEqual([day, isWorkday(seededCalendar, day)])
    expect(addWorkdays(computed, '2026-12-23', 20)).toBe('2027-01-25')
    expect(addWorkdays(computed, '2026-12-11', 20)).toBe('2027-01-12')
  })

  test('a decree has the last word, even over a holiday', () => {
    const worked: WorkCalendar = {
      days: new Map([
        ['2027-03-29', 'working'],
        ['2027-12-24', 'rest'],
      ]),
      completeYears: new Set(),
    }
    expect(isWorkday(worked, '2027-03-29')).toBe(true)
    expect(isWorkday(worked, '2027-12-24')).toBe(false)
  })
})

/** SECURITY 4.3: quote done, +20 days, +20 working days, +5 working days. */
const golden = [
  ['2026-11-20', '2026-12-10', '2026-12-17', '2026-11-27'],
  ['2026-11-21', '2026-12-11', '2026-12-17', '2026-11-27'],
  ['2026-11-23', '2026-12-13', '2026-12-18', '2026-11-30'],
  ['2026-12-01', '2026-12-21', '2026-12-30', '2026-12-08'],
  ['2026-12-11', '2026-12-31', '2027-01-12', '2026-12-17'],
  ['2026-12-23', '2027-01-12', '2027-01-25', '2027-01-04'],
] as const

test.each(golden)('from %s: 20 days %s, 20 working days %s, 5 working days %s', (day, days20, workdays20, workdays5) => {
  expect(addDays(day, 20)).toBe(days20)
  expect(addWorkdays(seededCalendar, day, 20)).toBe(workdays20)
  expect(addWorkdays(seededCalendar, day, 5)).toBe(workdays5)
})

describe('counting working days', () => {
  const anyDay = fc.integer({ min: 0, max: 1094 }).map((n) => addDays('2025-01-01', n))

  test('the n-th working day is a working day with n - 1 between', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (day, n) => {
        const reached = addWorkdays(seededCalendar, day, n)
        let between = 0
        for (let step = addDays(day, 1); step < reached; step = addDays(step, 1)) if (isWorkday(seededCalendar, step)) between++
        expect(isWorkday(seededCalendar, reached)).toBe(true)
        expect(between).toBe(n - 1)
      }),
    )
  })

  test('counting on equals counting at once', () => {
    fc.assert(
      fc.property(anyDay, fc.nat(30), fc.nat(30), (day, a, b) => {
        expect(addWorkdays(seededCalendar, addWorkdays(seededCalendar, day, a), b)).toBe(addWorkdays(seededCalendar, day, a + b))
      }),
    )
  })

  test('a longer holiday is passed over', () => {
    expect(nextWorkday(seededCalendar, '2026-12-23')).toBe('2026-12-28')
    expect(nextWorkday(seededCalendar, '2026-12-11')).toBe('2026-12-12')
    expect(nextWorkday(seededCalendar, '2025-12-31')).toBe('2026-01-05')
  })
})

describe('days', () => {
  test('only days that exist are days', () => {
    expect(['2026-02-28', '2024-02-29', '1999-12-31'].every(isDay)).toBe(true)
    expect(
      [
        '2026-02-29',
        '2026-13-01',
        '2026-1-1',
        '2026-04-31',
        '',
        '20260401',
        '2026-04-01 ',
        ' 2026-04-01',
        '12026-04-01',
        '2026-04-011',
        '1899-01-01',
        '2100-01-01',
        '2026-00-10',
      ].some(isDay),
    ).toBe(false)
  })

  test('days are counted between, across the days the clock changes', () => {
    expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
    expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2)
    expect(daysBetween('2024-02-28', '2025-02-28')).toBe(366)
    expect(daysBetween('2026-11-23', '2026-11-23')).toBe(0)
  })

  test('months and years end where the shorter month ends', () => {
    expect(addMonths('2026-08-31', 6)).toBe('2027-02-28')
    expect(addMonths('2026-05-20', 6)).toBe('2026-11-20')
    expect(addMonths('2026-10-31', 4)).toBe('2027-02-28')
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15')
    expect(addYears('2024-02-29', 1)).toBe('2025-02-28')
    expect(addYears('2026-11-23', -10)).toBe('2016-11-23')
  })
})

const zones = ['UTC', 'Europe/Budapest', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago']

describe.each(zones)('on a machine in %s', (zone) => {
  const before = process.env.TZ
  beforeAll(() => {
    process.env.TZ = zone
  })
  afterAll(() => {
    if (before === undefined) delete process.env.TZ
    else process.env.TZ = before
  })

  test('the clock is that of Budapest, in winter and summer and on the days it changes', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    const read = (instant: string) => `${budapestDay(instant)} ${budapestTime(instant)}`
    expect(read('2026-11-23T13:29:59.999Z')).toBe('2026-11-23 14:29')
    expect(read('2026-11-23T13:30:00.000Z')).toBe('2026-11-23 14:30')
    expect(read('2026-07-01T12:29:59.999Z')).toBe('2026-07-01 14:29')
    expect(read('2026-07-01T12:30:00.000Z')).toBe('2026-07-01 14:30')
    expect(read('2026-03-29T00:59:59Z')).toBe('2026-03-29 01:59')
    expect(read('2026-03-29T01:00:00Z')).toBe('2026-03-29 03:00')
    expect(read('2026-10-25T00:59:59Z')).toBe('2026-10-25 02:59')
    expect(read('2026-10-25T01:00:00Z')).toBe('2026-10-25 02:00')
    expect(read('2026-12-31T23:00:00Z')).toBe('2027-01-01 00:00')
    expect(budapestDay(new Date('2026-11-23T22:59:59Z'))).toBe('2026-11-23')
  })

  test('arithmetic on days does not slip', () => {
    expect(addDays('2026-03-28', 1)).toBe('2026-03-29')
    expect(addDays('2026-03-29', 1)).toBe('2026-03-30')
    expect(addDays('2026-10-25', 1)).toBe('2026-10-26')
    expect(weekdayOf('2026-11-23')).toBe(1)
  })
})
