import { expect, test } from 'vitest'
import { languages } from '#base/languages.ts'
import { dayInWords, momentInWords, weekdayInWords, windowInWords } from './in-words.ts'

test('days are written as each language writes them', () => {
  expect(languages.map((language) => dayInWords(language, '2026-11-24'))).toEqual([
    '2026. november 24.',
    '24 November 2026',
    '24. November 2026',
    '24. november 2026',
  ])
  expect(weekdayInWords('hu', '2026-11-24')).toBe('2026. november 24., kedd')
})

test('a moment is written as each language joins its day and its hour', () => {
  expect(languages.map((language) => momentInWords(language, Temporal.Instant.from('2026-11-24T08:05:00Z')))).toEqual([
    '2026. november 24. 09:05',
    '24 November 2026 at 09:05',
    '24. November 2026 um 09:05',
    '24. november 2026 ob 09:05',
  ])
})

test('windows', () => {
  expect(windowInWords('08-12')).toBe('08:00–12:00')
})
