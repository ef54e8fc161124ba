import { expect, test } from 'vitest'
import { isSamePayer } from './payer-name.ts'

test.each([
  ['KOVACS JANOS', 'Kovács János'],
  ['János Kovács', 'Kovács János'],
  ['DR. KOVÁCS JÁNOS', 'Kovács János dr.'],
  ['Kovácsné Nagy Éva', 'KOVACSNE NAGY EVA'],
  ['MINTA KERESKEDELMI ES SZOLGALTATO', 'Minta Kereskedelmi és Szolgáltató Korlátolt Felelősségű Társaság'],
  ['Wolfeschlegelsteinhausen Hubert Bl', 'Wolfeschlegelsteinhausen Hubert Blaine'],
])('%o is %o', (payer, buyer) => {
  expect(isSamePayer(payer, buyer)).toBe(true)
})

test.each([
  ['Kovács János', 'Kovács Jánosné'],
  ['Kovács János', 'Kovács Béla'],
  ['Kovács János Péter', 'Kovács János'],
  ['Kovács', 'Kovács'],
  ['', 'Kovács János'],
  ['Kft.', 'Kft.'],
])('%o is not %o', (payer, buyer) => {
  expect(isSamePayer(payer, buyer)).toBe(false)
})

test('a company may have a name of one word', () => {
  expect(isSamePayer('SZERELŐ KFT.', 'Szerelő Kft.', { isCompany: true })).toBe(true)
  expect(isSamePayer('Szerelő Bt.', 'Másik Bt.', { isCompany: true })).toBe(false)
})
