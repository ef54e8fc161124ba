import { describe, expect, test } from 'vitest'
import { anyImei, anySerial } from '#testing/pickup-orders.ts'
import { fc } from '#testing/random-runs.ts'
import {
  defaultSerialBounds,
  generateTestImei,
  guessKind,
  imeiWithin,
  isTestImei,
  normaliseIdentifier,
  passesLuhn,
  refusalOfIdentifier,
  refusalOfImei,
  refusalOfSerial,
} from './identifier.ts'

const code = (refusal: { code: string } | null) => refusal?.code ?? null

describe('an IMEI', () => {
  test.each(['490154203237518', '356938035643809', '001010123456780', '004401123456788'])('%s passes (DOMAIN 5)', (imei) => {
    expect(refusalOfImei(imei)).toBeNull()
  })

  test('may be typed in groups, as it stands on the box', () => {
    expect(refusalOfImei(' 49-015420-323751-8 ')).toBeNull()
    expect(refusalOfImei('490154 203237 518\u200B')).toBeNull()
    expect(normaliseIdentifier('imei', '49–015420–323751–8')).toBe('490154203237518')
    expect(normaliseIdentifier('imei', '４90154203237518')).toBe('490154203237518')
  })

  test.each([
    ['', 'REQUIRED'],
    ['   ', 'REQUIRED'],
    ['49015420323751X', 'NUMERIC'],
    ['4901542032375', 'IMEI_LENGTH'],
    ['49015420323751', 'IMEI_LENGTH'],
    ['4901542032375181', 'IMEI_IS_IMEISV'],
    ['49015420323751812', 'IMEI_LENGTH'],
    ['490154203237519', 'ERROR_IMEI'],
    ['3,56938E+14', 'NUMERIC'],
  ])('%j is refused with %s', (typed, refused) => {
    expect(code(refusalOfImei(typed))).toBe(refused)
  })

  test('of another length is told its length', () => {
    expect(refusalOfImei('49015420323751')).toEqual({ code: 'IMEI_LENGTH', values: { length: 14 } })
    expect(refusalOfImei('49-015420-323751-812')).toEqual({ code: 'IMEI_LENGTH', values: { length: 17 } })
  })

  test.each([
    ['4901542032375101', '490154203237518'],
    ['49015420323751812', '490154203237518'],
    ['49015420323751912', null],
    ['490154203237518', null],
    ['490154203237518123', null],
    ['a4901542032375101', null],
    ['4901542032375101a', null],
    ['a49015420323751812', null],
    ['49015420323751812a', null],
    ['', null],
  ])('within %j is %j', (shown, imei) => {
    expect(imeiWithin(shown)).toBe(imei)
  })

  test('of two digits is the least that has a check digit', () => {
    expect(['18', '00', '182'].map(passesLuhn)).toEqual([true, true, true])
    expect(['8', '0', '', '1a', 'a18', '18a'].some(passesLuhn)).toBe(false)
  })

  test('with any one digit changed is refused', () => {
    fc.assert(
      fc.property(anyImei, fc.nat(14), fc.integer({ min: 1, max: 9 }), (imei, at, by) => {
        const changed = `${imei.slice(0, at)}${(Number(imei[at]) + by) % 10}${imei.slice(at + 1)}`
        expect(refusalOfImei(imei)).toBeNull()
        expect(code(refusalOfImei(changed))).toBe('ERROR_IMEI')
      }),
    )
  })

  test('with two neighbours swapped is refused, save 0 and 9', () => {
    fc.assert(
      fc.property(anyImei, fc.nat(13), (imei, at) => {
        const [one = '', other = ''] = imei.slice(at, at + 2)
        fc.pre(one !== other && [one, other].sort().join('') !== '09')
        expect(passesLuhn(`${imei.slice(0, at)}${other}${one}${imei.slice(at + 2)}`)).toBe(false)
      }),
    )
  })

  test('that is generated passes and belongs to no real device', () => {
    fc.assert(
      fc.property(fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (numbers) => {
        const imei = generateTestImei(() => Number(numbers.next().value))
        expect(imei).toMatch(/^00\d{13}$/)
        expect(refusalOfImei(imei)).toBeNull()
        expect(isTestImei(imei)).toBe(true)
      }),
    )
    expect(isTestImei('490154203237518')).toBe(false)
    expect(isTestImei('001010123456781')).toBe(false)
    expect(generateTestImei(() => 0.95)).toMatch(/^009{12}\d$/)
    expect(generateTestImei(() => 0)).toBe('000000000000000')
  })
})

describe('a serial number', () => {
  const bounds = { min: 15, max: 25 }

  test('of English letters, digits, - and / within the bounds passes, in any case', () => {
    fc.assert(fc.property(anySerial(15, 25), (serial) => refusalOfSerial(serial, bounds) === null))
    expect(refusalOfSerial('c02xk1abjgh5', { min: 8, max: 14 })).toBeNull()
    expect(refusalOfSerial('490154203237519', bounds)).toBeNull()
  })

  test.each([
    ['', 'REQUIRED', undefined],
    ['ABCDEFGHIJKLMNŐ', 'SERIAL_CHARACTERS', undefined],
    ['ABC_EFGHIJKLMNO', 'SERIAL_CHARACTERS', undefined],
    ['ABCDEFGHIJKLMNO😀', 'SERIAL_CHARACTERS', undefined],
    ['ABCDEFGHIJKLMN', 'IDENTIFIER_LENGTH', { min: 15, max: 25, length: 14 }],
    ['A'.repeat(26), 'IDENTIFIER_LENGTH', { min: 15, max: 25, length: 26 }],
  ])('%j is refused with %s', (typed, refused, values) => {
    expect(refusalOfSerial(typed, bounds)).toEqual(values ? { code: refused, values } : { code: refused })
  })

  test('at its bounds passes', () => {
    expect([15, 25].map((length) => refusalOfSerial('A'.repeat(length), defaultSerialBounds))).toEqual([null, null])
    expect(refusalOfSerial('-/'.repeat(8), bounds)).toBeNull()
    expect(code(refusalOfSerial('ABCDEFGHIJKLMNO.', bounds))).toBe('SERIAL_CHARACTERS')
    expect(code(refusalOfSerial('.ABCDEFGHIJKLMNO', bounds))).toBe('SERIAL_CHARACTERS')
  })

  test('is not asked for what an IMEI is asked for', () => {
    expect(refusalOfIdentifier('serial', '490154203237519', bounds)).toBeNull()
    expect(code(refusalOfIdentifier('imei', '490154203237519', bounds))).toBe('ERROR_IMEI')
    expect(code(refusalOfIdentifier('imei', 'ABCDEFGHIJKLMNO', bounds))).toBe('NUMERIC')
  })

  test('keeps its own punctuation', () => {
    expect(normaliseIdentifier('serial', ' 12/345-678 ab ')).toBe('12/345-678AB')
    expect(normaliseIdentifier('serial', '12–345—6')).toBe('12-345-6')
  })
})

test('normalising twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.constantFrom('imei' as const, 'serial' as const), (typed, kind) => {
      const once = normaliseIdentifier(kind, typed)
      expect(normaliseIdentifier(kind, once)).toBe(once)
    }),
  )
})

test('the kind is guessed from what is typed', () => {
  expect(['490154203237518', '49-015420-323751-8', '4901542032375181'].map(guessKind)).toEqual(['imei', 'imei', 'imei'])
  expect(guessKind('49015420323751')).toBe('imei')
  for (const typed of ['R58N123ABCDEFGH', '1234567', '', '4901542032375', '49015420323751812', 'A49015420323751', '49015420323751A'])
    expect(guessKind(typed)).toBe('serial')
})
