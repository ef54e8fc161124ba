import { read, utils } from '@e965/xlsx'
import { describe, expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'
import { dayOf, forintsOf, headerKey } from './hungarian-values.ts'
import { readCsv } from './read-csv.ts'
import { writeCsv } from './write-csv.ts'
import { writeXlsx } from './write-xlsx.ts'

const bounds = { maxRows: 100, maxColumns: 20 }
const cellsOf = (text: string) => readCsv(text, bounds).map(({ cells }) => cells)
const windows1250 = (text: string) =>
  Uint8Array.from(text, (character) => ({ ő: 0xf5, ű: 0xfb, Ő: 0xd5, é: 0xe9, ö: 0xf6 })[character] ?? character.charCodeAt(0))

describe('the encoding of a file', () => {
  test.each([
    ['UTF-8', new TextEncoder().encode('Kőműves'), 'utf-8'],
    ['UTF-8 with its mark', new TextEncoder().encode('\uFEFFKőműves'), 'utf-8'],
    ['windows-1250', windows1250('Kőműves'), 'windows-1250'],
    ['UTF-16 as Excel writes it', Buffer.from('\uFEFFKőműves', 'utf16le'), 'utf-16le'],
  ])('%s is read', (_what, bytes, encoding) => {
    expect(decodeText(bytes)).toEqual({ text: 'Kőműves', encoding, repaired: false })
  })

  test('a text that was once read as Western European is mended, one with both kinds of letters is not', () => {
    expect(decodeText(Buffer.from('Kõmûves Õz'))).toMatchObject({ text: 'Kőműves Őz', repaired: true })
    expect(decodeText(Buffer.from('São és őz: õ'))).toMatchObject({ text: 'São és őz: õ', repaired: false })
  })
})

describe('the rows of a CSV', () => {
  test.each([
    ['semicolons, CRLF', 'a;b\r\n1,5;2\r\n'],
    ['tabs', 'a\tb\n1,5\t2'],
    ['what Excel says', 'sep=|\r\na|b\r\n1,5|2'],
    ['quoted cells', '"a";"b"\n"1,5";"2";;;\n;;\n\n'],
  ])('%s', (_what, text) => {
    expect(cellsOf(text)).toEqual([
      ['a', 'b'],
      ['1,5', '2'],
    ])
  })

  test('line breaks and doubled quotes in a cell; what keeps digits is unwrapped; a row knows which it is in a spreadsheet', () => {
    const rows = readCsv('név;szám\n"Kő ""és"" Tsa\nKft";="0036"\n\nx;\'007\r\n"a\r\nb";1\r\ny;2', bounds)
    expect(rows).toEqual([
      { cells: ['név', 'szám'], line: 1 },
      { cells: ['Kő "és" Tsa\nKft', '0036'], line: 2 },
      { cells: ['x', '007'], line: 4 },
      { cells: ['a\r\nb', '1'], line: 5 },
      { cells: ['y', '2'], line: 6 },
    ])
  })

  test('blank rows are no rows, however many, up to a bound of their own', () => {
    const of = (blank: number) => readCsv(`a;b\n1;2\n${';;;\n'.repeat(blank)}3;4`, { maxRows: 3, maxColumns: 20 })
    expect(of(600)).toEqual([
      { cells: ['a', 'b'], line: 1 },
      { cells: ['1', '2'], line: 2 },
      { cells: ['3', '4'], line: 603 },
    ])
    expect(() => of(10_001)).toThrow('tooManyRows')
  })

  test('more rows or columns than the bounds are refused, and so is what never closes its quote', () => {
    expect(() => readCsv('a;b\n'.repeat(101), bounds)).toThrow('tooManyRows')
    expect(() => readCsv('a;'.repeat(30).concat('b'), bounds)).toThrow('tooManyColumns in line 1')
    expect(() => readCsv(`a;b\n"${'x'.repeat(200_000)}`, bounds)).toThrow('broken')
  })
})

test.each([
  ['4522', 4522],
  ['4 522', 4522],
  ['4\u00a0522,00 Ft', 4522],
  ['4.522,00', 4522],
  ['1,234,567.00', 1_234_567],
  ['- 370', -370],
  ['+100 000 HUF', 100_000],
  ['0', 0],
  ['-0', 0],
  ['4522,50', undefined],
  ['4.52', undefined],
  ['12,34', undefined],
  ['1e6', undefined],
  ['', undefined],
  ['9'.repeat(20), undefined],
])('%o is the amount %s', (written, amount) => {
  expect(forintsOf(written)).toBe(amount)
})

test.each([
  ['2026.11.21.', '2026-11-21'],
  ['2026. 11. 21.', '2026-11-21'],
  ['2026-11-21 18:45:50', '2026-11-21'],
  ['2026-11-21T10:00:00+01:00', '2026-11-21'],
  ['20261121', '2026-11-21'],
  ['21.11.2026', '2026-11-21'],
  ['1/2/2026', '2026-02-01'],
  ['2026-02-29', undefined],
  ['holnap', undefined],
  ['', undefined],
])('%o is the day %s', (written, day) => {
  expect(dayOf(written)).toBe(day)
})

test('headers are compared without case, accents and signs', () => {
  expect(headerKey(' Partner számlaszáma/azonosítója ')).toBe('partnerszamlaszamaazonositoja')
  expect(headerKey('KÖNYVELÉS dátuma')).toBe(headerKey('konyveles_datuma'))
})

test('an export opens in a Hungarian spreadsheet and runs nothing', () => {
  const written = writeCsv([
    ['név', 'összeg', 'arány'],
    ['Kő; "Tsa"', 4522, 0.27],
    ['=1+1', -4522, null],
    ['@x', 0, null],
  ])
  expect(written.toString('utf8')).toBe('\uFEFFnév;összeg;arány\r\n"Kő; ""Tsa""";4522;0,27\r\n\'=1+1;-4522;\r\n\'@x;0;\r\n')
  expect(cellsOf(written.toString('utf8'))[1]).toEqual(['Kő; "Tsa"', '4522', '0,27'])
})

test('an Excel file runs nothing either, nor what is made of it when it is saved as a CSV', () => {
  const texts = ['=1+1', '+1', '-1', '@x', '\tx', '\rx', 'Kő']
  const { Sheets } = read(writeXlsx('a', [[...texts, -4522]]))
  const cells = utils.sheet_to_json<unknown[]>(Sheets.a ?? {}, { header: 1 })[0]
  expect(cells).toEqual(["'=1+1", "'+1", "'-1", "'@x", "'\tx", "'\rx", 'Kő', -4522])
})
