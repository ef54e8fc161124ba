import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { describe, expect, test, vi } from 'vitest'
import { fc } from '#testing/random-runs.ts'
import { formattedHungarian, hungarianE164 } from './hungarian-number.ts'

/** What libphonenumber says of it; the rule of our own must say the same, so that a browser need not carry the library. */
function byLibrary(typed: string): string | null {
  const parsed = parsePhoneNumberFromString(typed, 'HU')
  return parsed?.isValid() && !parsed.ext && !isMobileTooShort(parsed.nationalNumber) ? parsed.number : null
}

/** A digit is missing, which the library lets pass. */
const isMobileTooShort = (national: string) => /^(20|30|31|50|51|70)\d{6}$/.test(national)

const digits = fc.stringMatching(/^\d{4,12}$/)
const beginning = fc.constantFrom('', '06', '0036', '+36', '36', '+36 06', '06 ', '+36 ', '(06) ', '+36 (06) ')
const separator = fc.constantFrom('', ' ', '-', '/', '.', ' - ')
const written = fc
  .tuple(beginning, digits, separator, separator)
  .map(([before, number, first, second]) => `${before}${number.slice(0, 2)}${first}${number.slice(2, 5)}${second}${number.slice(5)}`)

describe('Hungarian numbers without the library', () => {
  test('are read as the library reads them', () => {
    fc.assert(
      fc.property(written, (typed) => {
        const read = hungarianE164(typed)
        if (read !== undefined) expect([typed, read]).toEqual([typed, byLibrary(typed)])
      }),
      { numRuns: 5000 },
    )
  })

  test('are written in groups as the library groups them', () => {
    fc.assert(
      fc.property(
        fc.stringMatching(/^([235-7]\d{8}|[1-9]\d{7})$/).filter((number) => !isMobileTooShort(number)),
        (number) => {
          const e164 = `+36${number}`
          expect(formattedHungarian(e164)).toBe(parsePhoneNumberFromString(e164)?.formatInternational())
        },
      ),
      { numRuns: 5000 },
    )
  })

  test.each(['06 30 123 456', '+36 20 123 456', '70 123 456'])('%j lacks a digit', (typed) => {
    expect(hungarianE164(typed)).toBeNull()
  })

  test.each(['+43 1 234567', '0043 1 234567', '+36 30 123 4567 mellék 12', 'abc', '+'])('%j is not theirs to say', (typed) => {
    expect(hungarianE164(typed)).toBeUndefined()
  })
})

test('words after a number are left out, also where the rules of other countries are not here yet', async () => {
  vi.doMock('#foreign-numbers', () => ({ foreignNumbers: () => null }))
  const { toE164 } = await import('./phone.ts')
  for (const typed of ['06 30 123 4567 este', '+36 30 123 4567 (Anna)']) {
    expect([typed, toE164(typed)]).toEqual([typed, '+36301234567'])
    expect([typed, byLibrary(typed)]).toEqual([typed, '+36301234567'])
  }
  for (const typed of ['06 30 123 4567 este 8 után', 'abc', '']) expect([typed, toE164(typed)]).toEqual([typed, null])
  vi.doUnmock('#foreign-numbers')
})
