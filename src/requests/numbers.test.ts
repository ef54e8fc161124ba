import { describe, expect, test } from 'vitest'
import { formatPhone, toE164 } from '#accounts/phone.ts'
import { toTaxNumber } from '#accounts/tax-number.ts'
import { anyHungarianPhone, anyTaxNumber } from '#testing/pickup-orders.ts'
import { fc } from '#testing/random-runs.ts'
import { isClaimNumber } from './claim-number.ts'
import { isLockerPhone } from './locker-phone.ts'
import { isPurchaseDate, purchaseBounds } from './purchase-date.ts'
import { formatRequestNumber, parseRequestNumber } from './request-number.ts'

describe('telephone numbers', () => {
  test.each([
    ['06 30 123 4567', '+36301234567'],
    ['0036 20/123-4567', '+36201234567'],
    ['301234567', '+36301234567'],
    ['3630 1234567', '+36301234567'],
    ['+36 51 123 4567', '+36511234567'],
    ['06 1 234 5678', '+3612345678'],
    ['+43 1 234567890', '+431234567890'],
    [' 0043 1 234567890 ', '+431234567890'],
    [' 0036 30 123 4567', '+36301234567'],
  ])('%j is %s', (typed, e164) => {
    expect(toE164(typed)).toBe(e164)
  })

  test.each(['', '12', '06 30 123', 'abc', '+36 30 123 4567 mellék 12', '+999 123456'])('%j is none', (typed) => {
    expect(toE164(typed)).toBeNull()
  })

  test('lockers write to six prefixes', () => {
    fc.assert(
      fc.property(anyHungarianPhone, (typed) => {
        const number = toE164(typed)
        expect(number !== null && isLockerPhone(number)).toBe(true)
      }),
    )
    expect(['+36511234567', '+3612345678', '+36211234567', '+431234567890'].map(isLockerPhone)).toEqual([true, false, false, false])
  })

  test('are shown in groups; what is none is shown as it is', () => {
    expect(formatPhone('+36301234567')).toBe('+36 30 123 4567')
    expect(['06 30 123', 'nincs', ''].map(formatPhone)).toEqual(['06 30 123', 'nincs', ''])
  })
})

describe('tax numbers', () => {
  test('are accepted however they are written, and get their hyphens', () => {
    fc.assert(
      fc.property(anyTaxNumber, (typed) => {
        const written = toTaxNumber(typed)
        expect(written).toMatch(/^\d{8}-[1-5]-\d\d$/)
        expect(written?.replace(/-/g, '')).toBe(typed.replace(/[- ]/g, ''))
      }),
    )
  })

  test('with one digit of the base changed are refused', () => {
    fc.assert(
      fc.property(anyTaxNumber, fc.nat(7), fc.integer({ min: 1, max: 9 }), (typed, at, by) => {
        // Every weight is prime to ten, so no single change keeps the sum.
        expect(toTaxNumber(`${typed.slice(0, at)}${(Number(typed[at]) + by) % 10}${typed.slice(at + 1)}`)).toBeNull()
      }),
    )
  })

  test.each([
    '12345676-6-41',
    '12345676-0-41',
    '12345676-2-01',
    '12345676-2-21',
    '12345676-2-45',
    '12345676',
    'HU12345676',
    '1234567-2-41',
    '112345676-2-41',
    '12345676-2-411',
    '12345676.2.41',
    '00000000-2-41',
    '',
  ])('%j is none', (typed) => expect(toTaxNumber(typed)).toBeNull())

  test('the one in our error sentence is right', () => expect(toTaxNumber('12345676241')).toBe('12345676-2-41'))
})

test.each([
  ['AS1234567', true],
  ['vfABC12d3', true],
  [' AS1234567 ', true],
  ['AS123456', false],
  ['AS12345678', false],
  ['AX1234567', false],
  ['AS 123456', false],
  ['AS12345-7', false],
  ['ASő234567', false],
])('claim number %j: %s', (typed, holds) => expect(isClaimNumber(typed)).toBe(holds))

describe('request numbers', () => {
  test('are read back from what is shown', () => {
    fc.assert(fc.property(fc.integer({ min: 100_000_000, max: 999_999_999 }), (id) => parseRequestNumber(formatRequestNumber(id)) === id))
    expect(formatRequestNumber(123456789)).toBe('123\u00A0456\u00A0789')
  })
  test.each(['12345678', '0123456789', 'LG-2026-000123', '', '12345678９0'])('%j is none', (typed) => expect(parseRequestNumber(typed)).toBeNull())
})

describe('the day of purchase (GAPS D10)', () => {
  test('is today at the latest, and ten years ago at the earliest where the service entry says so', () => {
    expect(purchaseBounds(10, '2026-11-23')).toEqual({ min: '2016-11-23', max: '2026-11-23' })
    expect(purchaseBounds(null, '2026-11-23')).toEqual({ min: '2000-01-01', max: '2026-11-23' })
    expect(['2016-11-23', '2026-11-23'].every((day) => isPurchaseDate(day, purchaseBounds(10, '2026-11-23')))).toBe(true)
    expect(['2016-11-22', '2026-11-24', '2025-02-29', '2025.01.01.', ''].some((day) => isPurchaseDate(day, purchaseBounds(10, '2026-11-23')))).toBe(
      false,
    )
  })
})
