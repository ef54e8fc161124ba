import { describe, expect, test } from 'vitest'
import { isEmpty, listIn, readingsOf } from './search.ts'

describe('what a typed text may mean', () => {
  test.each([
    ['123456789', { number: 123456789 }],
    ['123 456 789', { number: 123456789 }],
    ['301234567', { number: 301234567, phone: '+36301234567' }],
    ['06 (30) 123-45-67', { number: null, phone: '+36301234567' }],
    ['0036301234567', { phone: '+36301234567' }],
    ['Eva.Nagy@Pelda.hu', { email: 'eva.nagy@pelda.hu', name: null, identifiers: [] }],
    ['49-015420-323751-8', { identifiers: ['490154203237518', '49-015420-323751-8'] }],
    ['Kovácsné Nagy', { name: 'Kovácsné Nagy', number: null, phone: null, identifiers: [] }],
    ['É', { name: null }],
    ['f2lx48abc', { identifiers: ['F2LX48ABC'] }],
    ['GSM-2026/17', { worksheetId: 'GSM-2026/17' }],
    ['mc 4827 1935', { worksheetId: 'MC48271935' }],
  ])('%s', (typed, readings) => expect(readingsOf(typed)).toMatchObject(readings))

  test('the software version of an IMEI does not matter', () => expect(readingsOf('4901542032375101').identifiers).toContain('490154203237518'))
  test('nothing at all', () => expect(isEmpty(readingsOf(' - '))).toBe(true))
})

describe('a pasted list', () => {
  test.each([
    ['123456789\n987654321\n\n123456789', ['123456789', '987654321']],
    ['123 456 789; 987 654 321', ['123 456 789', '987 654 321']],
    ['490154203237518 356938035643809', ['490154203237518', '356938035643809']],
    ['490154203237518\tF2LX48ABC', ['490154203237518', 'F2LX48ABC']],
  ])('%j', (typed, list) => expect(listIn(typed)).toEqual(list))

  test.each(['123 456 789', '+36 30 123 4567', 'Nagy, Éva', 'Nagy Éva', '490154203237518', '49 015420 323751 8'])('is not: %s', (typed) =>
    expect(listIn(typed)).toBeNull(),
  )
})
