import { expect, test } from 'vitest'
import { contactInWords, nameInWords } from './name-in-words.ts'

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

test('a contact who is the customer is named in the order of the reader; somebody else as they were typed', () => {
  const customer = { ...person, middleName: 'Mária' }
  expect(contactInWords('sl', 'Kovácsné Nagy Éva Mária', customer)).toBe('Éva Mária Kovácsné Nagy')
  expect(contactInWords('hu', 'Kovácsné Nagy Éva Mária', customer)).toBe('Kovácsné Nagy Éva Mária')
  expect(contactInWords('de', 'Kovácsné Nagy Éva', customer)).toBe('Kovácsné Nagy Éva')
  expect(contactInWords('de', 'Porta', customer)).toBe('Porta')
})
