import { expect, test } from 'vitest'
import { languages } from '#base/languages.ts'
import { pickupInWords } from './pickup-in-words.ts'

test('a pickup is told in one row, its hours last', () => {
  expect(languages.map((language) => pickupInWords(language, '2026-12-03', '08-12'))).toEqual([
    'dec. 3., Cs, 08:00–12:00',
    'Thu 3 Dec, 08:00–12:00',
    'Do., 3. Dez., 08:00–12:00',
    'čet., 3. dec., 08:00–12:00',
  ])
})

test('the longest day of each language fits a phone of 360 px with its hours', () => {
  const days = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10))
  for (const language of languages)
    expect(Math.max(...days.map((day) => pickupInWords(language, day, '08-12').length)), language).toBeLessThanOrEqual(28)
})
