import { expect, test } from 'vitest'
import { numberInCode } from './scan.ts'

test.each([
  ['123456789', 123456789],
  [' 123456789\r', 123456789],
  ['http://localhost:3000/belepes-azonositoval#123456789', 123456789],
  // The same, typed by a scanner that thinks the keyboard is American while the computer thinks it is Hungarian.
  ['httpsÉ--mobilfutar.exampleüigenz§1ö3456789', 103456789],
  ['490154203237518', null],
  ['012345678', null],
  ['', null],
])('%j', (code, number) => expect(numberInCode(code)).toBe(number))
