import { describe, expect, test } from 'vitest'
import { isReturnAddress, loginCode } from './login.ts'

describe('the address one returns to after a login', () => {
  test.each(['/iranyitopult', '/igenyles/dolgozoknak?a=1#b'])('%s is of this portal', (address) => {
    expect(isReturnAddress(address)).toBe(true)
  })
  test.each(['https://attacker.example', '//attacker.example', '/\\attacker.example', 'iranyitopult', '/bejelentkezes', '/a b', '', null, undefined])(
    '%s is not followed',
    (address) => {
      expect(isReturnAddress(address)).toBe(false)
    },
  )
})

test('a code may be typed with blanks', () => {
  expect(loginCode.parse(' 123 456 ')).toBe('123456')
  expect(loginCode.safeParse('12345').success).toBe(false)
})
