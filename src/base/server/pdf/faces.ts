import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type Glyph, type GlyphRun } from 'fontkit'
import { kept } from '../kept.ts'
import type { Face } from './theme.ts'
import { truetypeSubsets } from './truetype-subset.ts'

/**
 * IBM Plex Sans (OFL-1.1), full files: it has ő, ű, č, š, ž and »guillemets«, which the fonts of PDF itself and
 * the usual web subsets lack. Only the glyphs in use travel in a document, some 9–18 kB for the two faces.
 */
export const files: Readonly<Record<Face, string>> = {
  regular: '@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf',
  bold: '@expo-google-fonts/ibm-plex-sans/600SemiBold/IBMPlexSans_600SemiBold.ttf',
}

let opened: Readonly<Record<Face, Font>> | undefined

/** The faces, opened once for all documents of this process. */
export const faces = (): Readonly<Record<Face, Font>> => {
  opened ??= { regular: open('regular'), bold: open('bold') }
  return opened
}

const advances: Readonly<Record<Face, number[]>> = { regular: [], bold: [] }

/** In thousandths of its size: its characters beside each other, without what a face does to pairs of them, which is next to nothing. */
export function roughWidth(face: Face, text: string): number {
  const known = advances[face]
  let width = 0
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    const advance = known[code] ?? faces()[face].glyphForCodePoint(code).advanceWidth
    known[code] = advance
    width += advance
  }
  return width
}

/** The words of our documents are some hundreds; names, addresses and numbers come and go. */
const maxWords = 5_000

/**
 * Numbers, days, times and sums, of which hardly one comes twice. The face sets each of these characters where it stands, whatever is beside it
 * (`faces.test.ts`), but for two slashes.
 */
const standSingly = /^(?!.*\/\/)[\d.,:/+()%\u00a0– -]{2,}$/

type Layouts = Record<string, GlyphRun>
const layouts: Readonly<Record<Face, { runs: Layouts; count: number }>> = {
  regular: { runs: Object.create(null), count: 0 },
  bold: { runs: Object.create(null), count: 0 },
}

/** What pdfkit keeps of each word of one document, for one document after the other. Numbers fill it, so it is let go sooner than the words. */
export function layoutsOf(face: Face): Layouts {
  const known = layouts[face]
  if (known.count >= maxWords) Object.assign(known, { runs: Object.create(null), count: 0 })
  return known.runs
}

function sideBySide(runs: readonly GlyphRun[]): GlyphRun {
  return Object.create(runs[0] ?? null, {
    glyphs: { value: runs.flatMap(({ glyphs }) => glyphs) },
    positions: { value: runs.flatMap(({ positions }) => positions) },
    advanceWidth: { value: runs.reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) },
  })
}

/**
 * A font as pdfkit uses it, whose words are set once for all documents: setting them took a third of the time of a sheet.
 * fontkit keeps a glyph with the characters it was first asked for, and a document would read out what another one wrote
 * (a no-break space for a space); here a glyph is kept with its own characters.
 */
function open(face: Face): Font {
  const file = files[face]
  const bytes = readFileSync(createRequire(import.meta.url).resolve(file))
  const font = create(bytes)
  if (!('layout' in font)) throw new Error(`${file} is a collection of fonts`)
  // pdfkit scales what a word is given from the units of the font to thousandths, in place: kept words stay what they are only if that is by one.
  if (font.unitsPerEm !== 1000) throw new Error(`${file} counts in other units than thousandths`)
  const glyphs = new Map<string, Glyph>()
  const getGlyph = (id: number, characters: number[] = []): Glyph =>
    kept(glyphs, `${id} ${characters.join()}`, maxWords, () => Object.create(font.getGlyph(id), { codePoints: { value: characters } }))
  const ownGlyphs: Font = Object.create(font, { getGlyph: { value: getGlyph } })
  const words = new Map<string, GlyphRun>()
  const set = (word: string): GlyphRun => kept(words, word, maxWords, () => sideBySide([ownGlyphs.layout(word)]))
  const layout = (word: string): GlyphRun => {
    layouts[face].count++
    return standSingly.test(word) ? sideBySide([...word].map(set)) : set(word)
  }
  return Object.create(ownGlyphs, { layout: { value: layout }, createSubset: { value: truetypeSubsets(bytes) } })
}
