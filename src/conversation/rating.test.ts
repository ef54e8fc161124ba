import { expect, test } from 'vitest'
import { lastRatingDay, ratingBody } from './rating.ts'

test('a repair may be rated for 60 days, and what was said changed for 30', () => {
  expect(lastRatingDay('2026-11-23', null)).toBe('2027-01-22')
  expect(lastRatingDay('2026-11-23', '2027-01-22')).toBe('2027-02-21')
})

test.each([
  [{ score: 5 }, { score: 5, comment: '' }],
  [
    { score: 1, comment: '  Lassú volt.\r\n' },
    { score: 1, comment: 'Lassú volt.' },
  ],
])('%j is taken', (sent, taken) => {
  expect(ratingBody.parse(sent)).toEqual(taken)
})

test.each([{}, { score: 0 }, { score: 6 }, { score: 4.5 }, { score: '5' }, { score: 5, comment: 'a'.repeat(1001) }, { score: 5, shown: true }])(
  '%j is refused',
  (sent) => {
    expect(ratingBody.safeParse(sent).success).toBe(false)
  },
)
