import { expect, test } from 'vitest'
import type { WorkCalendar } from '#calendar/calendar.ts'
import { silenceOf, silentUntil } from './silence.ts'

// 23 October 2026 is a Friday and a holiday.
const calendar: WorkCalendar = { days: new Map([['2026-10-23', 'holiday']]), completeYears: new Set([2026]) }
const parcel = { status: 'IN_TRANSIT', ordered: true, ended: false, day: '2026-10-19', newsOn: '2026-10-20' } as const

test.each([
  ['two working days are not long', {}, '2026-10-22', null],
  ['three are, over the holiday and the weekend', {}, '2026-10-26', { since: '2026-10-20', days: 3, mayBeLost: false }],
  ['ten ask for a decision', {}, '2026-11-04', { since: '2026-10-20', days: 10, mayBeLost: true }],
  [
    'it counts from the day of the pickup where nothing was heard',
    { newsOn: null },
    '2026-10-22',
    { since: '2026-10-19', days: 3, mayBeLost: false },
  ],
  ['what was heard before that day does not count', { newsOn: '2026-10-12' }, '2026-10-21', null],
  ['one in a locker waits for the customer', { status: 'IN_LOCKER' }, '2026-11-30', null],
  ['one that was delivered is over', { ended: true }, '2026-11-30', null],
  ['one no courier has taken is not theirs', { ordered: false }, '2026-11-30', null],
] as const)('%s', (_what, over, today, silence) => expect(silenceOf({ ...parcel, ...over }, calendar, today)).toEqual(silence))

test('the queue asks by the last day that is too long ago', () => {
  for (const today of ['2026-10-22', '2026-10-25', '2026-10-26']) {
    const last = silentUntil(calendar, today)
    const next = new Date(Date.parse(last) + 86_400_000).toISOString().slice(0, 10)
    expect(silenceOf({ ...parcel, newsOn: last }, calendar, today)).not.toBeNull()
    expect(silenceOf({ ...parcel, newsOn: next }, calendar, today)).toBeNull()
  }
})
