// Draws a tile for every brand and operator into public/brands: the name in plain letters on a neutral ground. No maker's logo is
// copied; run it again after a name changes. Names come from the pure tables that a test holds against the seeds.
import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { knownBrands } from '../src/catalogue/known-brands.ts'
import { operatorNames } from '../src/catalogue/operators.ts'

const width = 240
const height = 120
const room = width - 48
const maxLineLength = 10

/** Mean width of a capital or small letter of a sans-serif type, as a part of its size; set wide on purpose. */
const glyphWidth = 0.62

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;')

/** Long names stand on two lines, broken at the blank nearest the middle. */
function linesOf(name: string): string[] {
  const blanks = [...name.matchAll(/ /g)].map(({ index }) => index)
  if (name.length <= maxLineLength || blanks.length === 0) return [name]
  const middle = name.length / 2
  const at = blanks.reduce((best, blank) => (Math.abs(blank - middle) < Math.abs(best - middle) ? blank : best))
  return [name.slice(0, at), name.slice(at + 1)]
}

function tile(name: string): string {
  const lines = linesOf(name)
  const longest = Math.max(...lines.map((line) => line.length))
  const size = Math.min(lines.length === 1 ? 34 : 26, Math.floor(room / (longest * glyphWidth)))
  const step = size * 1.25
  const first = height / 2 - ((lines.length - 1) * step) / 2
  const text = lines.map((line, place) => `<text x="${width / 2}" y="${(first + place * step).toFixed(1)}">${escapeXml(line)}</text>`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="${escapeXml(name)}">
<rect x="0.5" y="0.5" width="${width - 1}" height="${height - 1}" rx="12" fill="#f4f6f5" stroke="#d5dcd9"/>
<g fill="#2b3a35" font-family="'IBM Plex Sans', 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif" font-size="${size}" font-weight="600" letter-spacing="0.5" text-anchor="middle" dominant-baseline="central">${text}</g>
</svg>
`
}

const folder = path.join(import.meta.dirname, '../public/brands')
await mkdir(folder, { recursive: true })
const named = [...knownBrands.map(({ slug, name }) => [slug, name] as const), ...Object.entries(operatorNames)]
for (const [slug, name] of named) await writeFile(path.join(folder, `${slug}.svg`), tile(name))
console.log(`${named.length} tiles in public/brands`)
