import decodeQR from 'qr/decode.js'
import { expect, test } from 'vitest'
import { type Code, encode } from './codes.ts'

/** Four pixels a module, with the quiet zone of four modules that the standard asks for. */
function picture({ columns, bars }: Code) {
  const [scale, quiet] = [4, 4]
  const side = (columns + 2 * quiet) * scale
  const data = new Uint8Array(side * side * 4).fill(255)
  for (const bar of bars)
    for (let y = (bar.y + quiet) * scale; y < (bar.y + quiet + bar.height) * scale; y++)
      for (let x = (bar.x + quiet) * scale; x < (bar.x + quiet + bar.width) * scale; x++) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
  return { width: side, height: side, data }
}

test.each([
  'https://mobilfutar.example/nyomon-kovetes#123456789',
  'https://mobilfutar.example/nyomon-kovetes#987654321',
  '490154203237518',
  'MC12345678',
  'https://mobilfutar.example/termék?név=Űrhajós Ünige',
  'x'.repeat(300),
])('a QR code reads as it was written: %s', (content) => {
  expect(decodeQR(picture(encode('qr', content)))).toBe(content)
})

test('a QR code keeps to the level that a creased label needs: as large as its text at 15 % asks for', () => {
  // 62 bytes at level M are version 4, 33 modules a side (ISO/IEC 18004, table 7).
  expect(encode('qr', 'a'.repeat(62))).toMatchObject({ columns: 33, rows: 33 })
  expect(encode('qr', 'a'.repeat(63))).toMatchObject({ columns: 37, rows: 37 })
})

test('a bar code begins with a bar, has no two bars that touch and ends with the stop sign of two', () => {
  const { bars, columns, rows } = encode('code128', '123456789')
  expect(rows).toBe(1)
  for (const [index, bar] of bars.slice(1).entries()) expect(bar.x).toBeGreaterThan((bars[index]?.x ?? 0) + (bars[index]?.width ?? 0))
  expect(bars.at(-1)).toMatchObject({ width: 2 })
  expect((bars.at(-1)?.x ?? 0) + 2).toBe(columns)
})
