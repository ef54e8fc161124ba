import { expect, test } from 'vitest'
import { asLeft, rememberAddress } from './list-as-left.ts'

test('the way back leads to the list as it was filtered last, of the same person only', () => {
  expect(asLeft('/lista')).toBe('/lista')
  rememberAddress('1', { pathname: '/lista', search: '?mit=nagy' })
  rememberAddress('1', { pathname: '/lista/5', search: '' })
  expect(asLeft('/lista')).toBe('/lista?mit=nagy')
  rememberAddress('1', { pathname: '/lista', search: '' })
  expect(asLeft('/lista')).toBe('/lista')
  rememberAddress('1', { pathname: '/lista', search: '?mit=nagy' })
  rememberAddress('2', { pathname: '/masik', search: '' })
  expect(asLeft('/lista')).toBe('/lista')
})
