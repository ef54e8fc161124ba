import { expect, test } from 'vitest'
import { jpegAsPdf } from './jpeg-as-pdf.ts'

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0x00, 0xff, 0xd9])
const textOf = (pdf: Uint8Array) => new TextDecoder('latin1').decode(pdf)

test('the picture lies in the file as it was', () => {
  const pdf = jpegAsPdf(jpeg, 800, 600)
  const text = textOf(pdf)
  expect(text.startsWith('%PDF-1.4\n')).toBe(true)
  expect(text.endsWith('%%EOF\n')).toBe(true)
  const at = text.indexOf('/Filter /DCTDecode')
  const begin = text.indexOf('stream\n', at) + 'stream\n'.length
  expect(pdf.slice(begin, begin + jpeg.length)).toEqual(jpeg)
})

test('the table says where each object begins', () => {
  const text = textOf(jpegAsPdf(jpeg, 600, 800))
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1])
  expect(text.slice(table, table + 4)).toBe('xref')
  const begins = [...text.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, place]) => Number(place))
  expect(begins).toHaveLength(5)
  begins.forEach((begin, index) => {
    expect(text.slice(begin).startsWith(`${index + 1} 0 obj\n`)).toBe(true)
  })
})

test.each([
  [4000, 1000, '[0 0 842 595]'],
  [1000, 4000, '[0 0 595 842]'],
  [10, 10, '[0 0 595 842]'],
])('%i × %i fits on %s', (width, height, page) => {
  const text = textOf(jpegAsPdf(jpeg, width, height))
  expect(text).toContain(`/MediaBox ${page}`)
  const [, w = '', h = ''] = /q ([\d.]+) 0 0 ([\d.]+)/.exec(text) ?? []
  expect(Number(w) / Number(h)).toBeCloseTo(width / height, 1)
  expect(Math.max(Number(w), Number(h))).toBeLessThanOrEqual(842 - 48)
})
