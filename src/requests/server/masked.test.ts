import { expect, test } from 'vitest'
import { maskEmail, maskEnd, maskName, maskPostalCode } from './masked.ts'

test('enough is left to recognise one’s own, too little to use another’s', () => {
  expect(maskName('Kovácsné Nagy Éva')).toBe('K••••••• N••• É••')
  expect(maskEnd('490154203237518')).toBe('•••••••••••7518')
  expect(maskEnd('abc')).toBe('abc')
  expect(maskEmail('kovacs.eva@pelda.co.hu')).toBe('k•••@p••••.hu')
  expect(maskPostalCode('1134')).toBe('11••')
})
