import { expect, test } from 'vitest'
import { asWorksheetNumber } from './worksheet-number.ts'

test.each([
  ['MC48271935', 'MC48271935'],
  ['mc 4827 1935', 'MC48271935'],
  ['Mc-48271935', 'MC48271935'],
  ['GSM-2026/17', 'GSM-2026/17'],
  ['tc 12/3', 'tc 12/3'],
  ['tc-2026/01234', 'TC202601234'],
  ['tnc 204 815', 'TNC204815'],
  ['AC0012345', 'AC0012345'],
  ['h 48271', 'H48271'],
  ['h482', 'h482'],
  ['LG-2026-000123', 'LG-2026-000123'],
  ['lg 2026 000123', 'LG-2026-000123'],
  ['AC2026000123', 'AC2026000123'],
  ['LG-1999-000123', 'LG-1999-000123'],
  ['XC48271935', 'XC48271935'],
  ['mc4827193', 'mc4827193'],
])('%s is read as %s', (typed, read) => {
  expect(asWorksheetNumber(typed)).toBe(read)
})
