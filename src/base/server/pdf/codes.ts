import bwipjs from 'bwip-js/node'
import { correction, generate } from 'lean-qr'
import type { Symbology } from './blocks.ts'

/** A rectangle in modules, from the top left corner of the code. */
type Bar = { x: number; y: number; width: number; height: number }
export type Code = { columns: number; rows: number; bars: readonly Bar[] }

/** Bars are vectors, sharp at any size. */
export const encode = (symbology: Symbology, content: string): Code => (symbology === 'qr' ? matrix(content) : stripes(content))

/**
 * Error level M: readable when 15 % of a creased printed label is lost. One bar for each horizontal run of dark modules.
 * bwip-js draws the same code in ten times the time.
 */
function matrix(content: string): Code {
  const code = generate(content, { minCorrectionLevel: correction.M, maxCorrectionLevel: correction.M })
  const bars: Bar[] = []
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      const start = x
      while (code.get(x, y)) x++
      if (x > start) bars.push({ x: start, y, width: x - start, height: 1 })
    }
  }
  return { columns: code.size, rows: code.size, bars }
}

/** Widths alternate: bar, space, bar … */
function stripes(content: string): Code {
  const [raw] = bwipjs.raw('code128', content, {})
  if (!raw || !('sbs' in raw)) throw new Error('no code128 for this content')
  const bars: Bar[] = []
  let x = 0
  raw.sbs.forEach((width: number, index: number) => {
    if (index % 2 === 0) bars.push({ x, y: 0, width, height: 1 })
    x += width
  })
  return { columns: x, rows: 1, bars }
}
