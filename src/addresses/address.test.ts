import { describe, expect, test } from 'vitest'
import { fc } from '#testing/random-runs.ts'
import { address, isPostalCode, noKind } from './address.ts'
import { budapestDistrict } from './budapest-district.ts'
import { accented, bestOf, folded, rankOf, searchable } from './fold.ts'
import { formatAddress, formatStreet } from './format-address.ts'
import { fullPlaceType, publicPlaceTypes } from './public-place-types.ts'
import { sameAddress, samePlace } from './same-place.ts'

const vaci = {
  countryCode: 'HUN',
  postalCode: '1134',
  city: 'Budapest',
  publicPlaceName: 'Váci',
  publicPlaceType: 'út',
  streetNumber: '43',
  other: 'II. em. 4.',
}
const compared = ['postalCode', 'city', 'publicPlaceName', 'publicPlaceType', 'streetNumber'] as const

describe('two addresses match (SPEC 5)', () => {
  const noise = fc.stringMatching(/^[ .,\-/]{0,4}$/)
  const words = fc.stringMatching(/^[a-záéíóöőúüű0-9]{1,12}$/)
  const anyAddress = fc.record(Object.fromEntries(compared.map((field) => [field, words]))).map((fields) => ({ ...vaci, ...fields }))

  test('whatever the punctuation, blanks and capitals', () => {
    fc.assert(
      fc.property(anyAddress, noise, noise, fc.constantFrom(...compared), (one, before, after, field) => {
        const other = { ...one, [field]: `${before}${one[field].toLocaleUpperCase('hu')}${after}`, other: 'fszt.' }
        expect(sameAddress(one, other)).toBe(true)
        expect(sameAddress(other, one)).toBe(true)
      }),
    )
    expect(sameAddress(vaci, { ...vaci, streetNumber: '43.', publicPlaceName: 'va\u0301ci' })).toBe(true)
  })

  test('but a letter more is another address, and so is another accent', () => {
    fc.assert(
      fc.property(anyAddress, words, fc.constantFrom(...compared), (one, more, field) => {
        expect(sameAddress(one, { ...one, [field]: one[field] + more })).toBe(false)
      }),
    )
    expect(sameAddress(vaci, { ...vaci, publicPlaceName: 'Vaci' })).toBe(false)
    expect(sameAddress({ ...vaci, city: 'Őr' }, { ...vaci, city: 'Ör' })).toBe(false)
  })
})

test('the old server’s spelling of the postal code is accepted, and that of letter-heads', () => {
  expect(address.parse({ ...vaci, postalCode: 'ZIP:1134' }).postalCode).toBe('1134')
  expect(['H-1134 ', ' h-1134', '\t1134'].map((postalCode) => address.parse({ ...vaci, postalCode }).postalCode)).toEqual(['1134', '1134', '1134'])
  expect(['1134 Budapest', '1134Budapest', 'H-1134, Budapest', '1012 AB'].map((postalCode) => address.shape.postalCode.parse(postalCode))).toEqual([
    '1134',
    '1134',
    '1134',
    '1012 AB',
  ])
  expect(['1007', '9999', '1000'].every(isPostalCode)).toBe(true)
  expect(['0999', '123', '12345', 'ABCD', '١١٣٤'].some(isPostalCode)).toBe(false)
})

test('an address is written as Hungarians do (DOMAIN 1.4)', () => {
  expect(formatAddress(vaci)).toBe('1134 Budapest, Váci út 43., II. em. 4.')
  expect(formatAddress({ ...vaci, publicPlaceName: 'Oktogon', publicPlaceType: '-', streetNumber: '1.', other: '' })).toBe(
    '1134 Budapest, Oktogon 1.',
  )
  expect(
    formatAddress({ ...vaci, countryCode: 'AUT', postalCode: '1010', city: 'Wien', publicPlaceName: 'Graben', publicPlaceType: '', other: '' }),
  ).toBe('1010 Wien, Graben 43., AUT')
  expect(formatStreet({ ...vaci, publicPlaceName: '', publicPlaceType: '', streetNumber: '', other: '' })).toBe('')
})

test('the district of Budapest stands in the postal code', () => {
  expect(['1011', '1134', '1203', '1238', '1007', '1248', '9021'].map(budapestDistrict)).toEqual(['I', 'XIII', 'XX', 'XXIII', null, null, null])
})

test('typing finds with and without accents', () => {
  expect(folded('Őrbottyán, Fő út')).toBe('orbottyan fo ut')
  expect(accented('  HŐSÖK   tere.')).toBe('hősök tere')
  const rank = (query: string, text: string) => rankOf(searchable(query), searchable(text))
  expect([rank('Gy', 'Győr'), rank('gyo', 'Győr'), rank('lajos', 'Kossuth Lajos utca'), rank('ossuth', 'Kossuth Lajos utca')]).toEqual([
    0,
    1,
    2,
    null,
  ])
  expect(bestOf(['b', 'aa', 'a', 'c'], (text) => (text === 'c' ? null : text.length), 2)).toEqual(['b', 'a'])
})

test('kinds of places: the frequent first, each once', () => {
  expect(publicPlaceTypes.slice(0, 3)).toEqual(['utca', 'út', 'tér'])
  expect(new Set(publicPlaceTypes).size).toBe(publicPlaceTypes.length)
  expect(publicPlaceTypes.at(-1)).toBe(noKind)
  expect(['u.', 'krt.', 'Stny', 'tere', 'útja', 'hrsz.', ' Utca '].map(fullPlaceType)).toEqual([
    'utca',
    'körút',
    'sétány',
    'tere',
    'útja',
    'helyrajzi szám',
    'utca',
  ])
})

test('the same place is the same floor and door, in the same country, too', () => {
  expect(samePlace(vaci, { ...vaci, city: 'BUDAPEST', other: 'II. em 4' })).toBe(true)
  expect(samePlace(vaci, { ...vaci, other: 'II. em. 5.' })).toBe(false)
  expect(samePlace(vaci, { ...vaci, countryCode: 'SVN' })).toBe(false)
})
