import { describe, expect, test } from 'vitest'
import { bareReference, referencesIn } from './transfer-reference.ts'

describe('our reference anywhere in the text of a transfer', () => {
  test.each([
    ['MF100123-7'],
    ['mf100123-7'],
    ['MF 100123 - 7'],
    ['Szla.: MF100123/7, köszönöm'],
    ['MF1001237'],
    ['SZAMLAMF1001237'],
    ['JAVITAS DIJA SZAMLASZAM ES HIV. MF1001 23-7'],
    ['MF\n100123\n7'],
    ['MF100123-7 2026.11.21 45220 Ft'],
    ['előleg MF100123-7;MF100999-8'],
  ])('%o', (text) => {
    expect(referencesIn(text)).toContain(bareReference('MF100123-7'))
  })

  test('two of them are both found', () => {
    expect(referencesIn('MF100123-7 + MF100999-8')).toEqual(expect.arrayContaining(['MF1001237', 'MF1009998']))
  })

  test.each([['MF-2026-000123'], ['MF2026000123'], ['mf 2026/000123'], ['a számla: MF-2026-000123. sz.']])('an invoice’s number: %o', (text) => {
    expect(referencesIn(text)).toContain('MF2026000123')
  })

  test('a number in a series of several parts, with words before it', () => {
    expect(referencesIn('számla E-MOBIL-2026-41')).toEqual(expect.arrayContaining(['MOBIL202641', 'EMOBIL202641', 'SZÁMLAEMOBIL202641']))
  })

  test.each([['köszönjük'], ['100123-7'], ['MF'], ['MFA 2'], ['Kft 2026'], ['']])('nothing in %o', (text) => {
    expect(referencesIn(text).filter((reference) => /^MF\d/.test(reference))).toEqual([])
  })

  test('a longer number is another reference', () => {
    expect(referencesIn('MF100123-78')).not.toContain('MF1001237')
    expect(referencesIn('MF-2026-0001234')).not.toContain('MF2026000123')
  })

  test('a hostile text takes no time and names a bounded number', () => {
    const started = performance.now()
    expect(referencesIn('MF1 2 3 4 5 6 7 8 9 '.repeat(5000)).length).toBeLessThanOrEqual(60)
    referencesIn('A'.repeat(100_000))
    referencesIn(`MF${' '.repeat(100_000)}`)
    expect(performance.now() - started).toBeLessThan(200)
  })
})
