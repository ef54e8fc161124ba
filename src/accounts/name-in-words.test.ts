import { expect, test } from 'vitest'
import { nameInWords } from './name-in-words.ts'

const person = { lastName: 'Kovácsné Nagy', firstName: 'Éva' }

test('the family name comes first in Hungarian', () => {
  expect(nameInWords('hu', { ...person, middleName: 'Mária' })).toBe('Kovácsné Nagy Éva Mária')
  expect(nameInWords('de', { ...person, middleName: 'Mária' })).toBe('Éva Mária Kovácsné Nagy')
})

test('what is missing, or was typed as blanks, leaves no blank', () => {
  expect(nameInWords('hu', { ...person, middleName: '' })).toBe('Kovácsné Nagy Éva')
  expect(nameInWords('en', { ...person, middleName: null })).toBe('Éva Kovácsné Nagy')
  expect(nameInWords('hu', { lastName: ' Kovács ', firstName: '  ' })).toBe('Kovács')
  expect(nameInWords('sl', { lastName: null, firstName: null, middleName: null })).toBe('')
})
