import { describe, expect, test } from 'vitest'
import { addDays, isWorkday } from '#calendar/calendar.ts'
import { fc } from '#testing/random-runs.ts'
import { seededCalendar } from '#testing/seeded-calendar.ts'
import { deadlineOf, dueReminder, extendedDay, isInTime, reminderDays } from './quote-validity.ts'

const days = fc.integer({ min: 0, max: 500 }).map((n) => addDays('2026-01-01', n))

// SECURITY 4.3: Saturday 12 December 2026 is a working day, 24 December a rest day; of 2027 only the statutory days are known.
describe('golden dates', () => {
  test.each([
    ['2026-11-20', '2026-12-17', '2026-11-27'],
    ['2026-11-21', '2026-12-17', '2026-11-27'],
    ['2026-11-23', '2026-12-18', '2026-11-30'],
    ['2026-12-01', '2026-12-30', '2026-12-08'],
    ['2026-12-11', '2027-01-12', '2026-12-17'],
    ['2026-12-23', '2027-01-25', '2027-01-04'],
  ])('sent on %s: quote until %s, report until %s', (sentOn, quoteUntil, reportUntil) => {
    expect(deadlineOf(seededCalendar, sentOn, 20).day).toBe(quoteUntil)
    expect(deadlineOf(seededCalendar, sentOn, 5).day).toBe(reportUntil)
  })

  test('a deadline that needs a year without a decree is flagged', () => {
    expect(deadlineOf(seededCalendar, '2026-12-01', 20)).toEqual({ day: '2026-12-30', certain: true })
    expect(deadlineOf(seededCalendar, '2026-12-11', 20)).toEqual({ day: '2027-01-12', certain: false })
    expect(deadlineOf(seededCalendar, '2027-02-01', 20).certain).toBe(false)
  })
})

describe('when the decree comes', () => {
  const decreed = (moved: [string, 'rest' | 'working'][]) => ({
    days: new Map([...seededCalendar.days, ...moved]),
    completeYears: new Set([2026, 2027]),
  })

  test('what would end later by it is extended', () => {
    const calendar = decreed([
      ['2027-01-11', 'rest'],
      ['2027-02-06', 'working'],
    ])
    expect(extendedDay(calendar, '2026-12-11', 20, '2027-01-12')).toBe('2027-01-13')
    expect(extendedDay(calendar, '2026-12-23', 20, '2027-01-25')).toBe('2027-01-26')
    expect(extendedDay(calendar, '2026-12-23', 5, '2027-01-04')).toBeNull()
  })

  test('what would end earlier, or on the same day, stays', () => {
    expect(extendedDay(decreed([['2027-01-09', 'working']]), '2026-12-11', 20, '2027-01-12')).toBeNull()
    expect(extendedDay(seededCalendar, '2026-12-11', 20, '2027-01-12')).toBeNull()
  })

  test('never moves a day forward, whatever moves', () => {
    fc.assert(
      fc.property(
        days,
        fc.integer({ min: 1, max: 40 }),
        days,
        fc.constantFrom('rest' as const, 'working' as const),
        (sentOn, workdays, day, kind) => {
          const { day: lastDay } = deadlineOf(seededCalendar, sentOn, workdays)
          const moved = extendedDay(decreed([[day, kind]]), sentOn, workdays, lastDay)
          if (moved !== null) expect(moved > lastDay && kind === 'rest' && day > sentOn && day <= lastDay).toBe(true)
        },
      ),
    )
  })
})

describe('reminders', () => {
  test('at half-time, three and one working day before the end', () => {
    expect([...reminderDays(seededCalendar, '2026-11-23', '2026-12-18')]).toEqual([
      ['half', '2026-12-07'],
      ['threeDays', '2026-12-15'],
      ['oneDay', '2026-12-17'],
    ])
  })

  test('a short time has no half-time that would come after the others', () => {
    expect([...reminderDays(seededCalendar, '2026-11-23', '2026-11-26')]).toEqual([['oneDay', '2026-11-25']])
    expect([...reminderDays(seededCalendar, '2026-11-23', '2026-11-24')]).toEqual([])
  })

  test('are working days inside the time, in their order, each once', () => {
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 40 }), (sentOn, workdays) => {
        const { day: lastDay } = deadlineOf(seededCalendar, sentOn, workdays)
        const due = [...reminderDays(seededCalendar, sentOn, lastDay).values()]
        expect(due).toEqual(due.toSorted())
        expect(new Set(due).size).toBe(due.length)
        for (const day of due) expect(day > sentOn && day < lastDay && isWorkday(seededCalendar, day)).toBe(true)
      }),
    )
  })

  test('the last one due counts; missed ones are not made up for', () => {
    const due = reminderDays(seededCalendar, '2026-11-23', '2026-12-18')
    expect(['2026-12-04', '2026-12-07', '2026-12-14', '2026-12-15', '2026-12-17', '2026-12-18'].map((today) => dueReminder(due, today))).toEqual([
      null,
      'half',
      'half',
      'threeDays',
      'oneDay',
      'oneDay',
    ])
  })
})

test('the last moment still counts', () => {
  fc.assert(
    fc.property(fc.nat(2_000_000_000_000), (until) => {
      expect([-1, 0, 1].map((ms) => isInTime(until + ms, until))).toEqual([true, true, false])
    }),
    { numRuns: 10_000 },
  )
})
