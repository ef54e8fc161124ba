import { expect, test } from 'vitest'
import { refusalInIssue } from '#errors.ts'
import { fc } from '#testing/random-runs.ts'
import { email, isEmail } from './email.ts'
import { lineOfText, longText, requiredLine, tidy, tidyLine } from './plain-text.ts'

const codes = (result: { error?: { issues: { message: string }[] } }) => result.error?.issues.map(({ message }) => refusalInIssue(message).code) ?? []

test('tidying twice changes nothing', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => tidy(tidy(text)) === tidy(text) && tidyLine(tidyLine(text)) === tidyLine(text)))
})

test('a line has no line ends and no tabs, a long text has both', () => {
  expect(codes(lineOfText(10).safeParse('a\tb'))).toEqual(['TEXT_NOT_PLAIN'])
  expect(codes(longText(10).safeParse('a\tb\r\nc'))).toEqual([])
  expect(lineOfText(10).parse('  a \u00A0 b ')).toBe('a b')
})

test('what shows nothing is nothing, and what belongs to a letter or an emoji stays', () => {
  for (const text of ['\u200B', ' \u2060\u200B ', '\u00AD', '\u200E', '\u3164', '\u2800\u2800', '\u200D'])
    expect([text, tidyLine(text)]).toEqual([text, ''])
  expect(codes(requiredLine(10).safeParse('\u200B'))).toEqual(['REQUIRED'])
  for (const text of ['👩‍🔧', 'می\u200Cخواهم', 'a\u00ADb']) expect(tidyLine(text)).toBe(text)
})

test('whatever passes is whole and without control characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const parsed = longText(50).safeParse(text)
      return !parsed.success || (parsed.data.isWellFormed() && !/\p{Cc}/u.test(parsed.data.replace(/[\n\t]/g, '')))
    }),
  )
})

test.each(['nev@pelda.hu', 'a.b+c@x-y.co.uk', "o'neil@pelda.hu", 'x@a1.museum'])('%s is an address', (text) => expect(isEmail(text)).toBe(true))

test.each([
  '',
  'nev',
  'nev@',
  '@pelda.hu',
  'nev@pelda',
  'név@pelda.hu',
  'a..b@pelda.hu',
  '.a@pelda.hu',
  'a.@pelda.hu',
  'a@-x.hu',
  'a@x-.hu',
  'a@x..hu',
  'a b@x.hu',
  'a@b@x.hu',
  '"a"@x.hu',
  'a@[1.2.3.4]',
  'a@x.1',
  `${'a'.repeat(65)}@x.hu`,
  'a@x.hu,b@x.hu',
])('%j is none', (text) => expect(isEmail(text)).toBe(false))

test('an address is kept in lower case', () => expect(email.parse(' Nev@Pelda.HU ')).toBe('nev@pelda.hu'))
