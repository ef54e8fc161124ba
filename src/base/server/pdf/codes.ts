import bwipjs from 'bwip-js/node'
import type { Symbology } from './blocks.ts'

/** A rectangle in modules, from the top left corner of the code. */
type Bar = { x: number; y: number; width: number; height: number }
export type Code = { columns: number; rows: number; bars: readonly Bar[] }

/** QR with error level M: readable when 15 % of a creased printed label is lost. Bars are vectors, sharp at any size. */
export function encode(symbology: Symbology, content: string): Code {
  const [raw] = symbology === 'qr' ? bwipjs.raw('qrcode', content, 'eclevel=M') : bwipjs.raw('code128', content, {})
  if (!raw) throw new Error(`no ${symbology} for this content`)
  return 'pixs' in raw ? matrix(raw.pixs, raw.pixx, raw.pixy) : stripes(raw.sbs)
}

/** One bar for each horizontal run of dark modules. */
function matrix(pixels: readonly number[], columns: number, rows: number): Code {
  const bars: Bar[] = []
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const start = x
      while (x < columns && pixels[y * columns + x] === 1) x++
      if (x > start) bars.push({ x: start, y, width: x - start, height: 1 })
    }
  }
  return { columns, rows, bars }
}

/** Widths alternate: bar, space, bar … */
function stripes(widths: readonly number[]): Code {
  const bars: Bar[] = []
  let x = 0
  widths.forEach((width, index) => {
    if (index % 2 === 0) bars.push({ x, y: 0, width, height: 1 })
    x += width
  })
  return { columns: x, rows: 1, bars }
}
