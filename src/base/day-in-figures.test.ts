import { expect, test } from 'vitest'
import { dayInFigures } from './day-in-figures.ts'
import { intlLocales, languages } from './languages.ts'

test.each(languages)('a day in figures is written as Intl would: %s', (language) => {
  const intl = new Intl.DateTimeFormat(language === 'en' ? 'en-CA' : intlLocales[language], {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'UTC',
  })
  for (const day of ['2026-11-21', '2030-01-09'])
    expect(dayInFigures(day, language)).toBe(intl.format(new Date(`${day}T00:00:00Z`)).replaceAll(' ', '\u00A0'))
})
