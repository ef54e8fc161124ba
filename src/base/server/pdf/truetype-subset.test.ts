import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { truetypeSubsets } from './truetype-subset.ts'

const file = readFileSync(createRequire(import.meta.url).resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'))
const subsets = truetypeSubsets(file)
const open = (bytes: Uint8Array) => {
  const font = create(Buffer.from(bytes))
  if (!('createSubset' in font)) throw new Error('a collection')
  return font
}

test.each([
  ['no glyph but that of what is missing', [0]],
  ['letters drawn by others, twice', [0, 120, 45, 120, 300, 301, 302]],
  ['every glyph', Array.from({ length: 1018 }, (_, id) => id)],
])('%s: numbered as by fontkit, drawn as in the font, as wide, and smaller', (_what, ids) => {
  const font = open(file)
  const [ours, theirs] = [subsets(), font.createSubset()]
  for (const id of ids) expect(ours.includeGlyph(id)).toBe(theirs.includeGlyph(font.getGlyph(id)))
  const [bytes, larger] = [ours.encode(), theirs.encode()]
  const cut = open(bytes)
  for (const id of ids) {
    const [small, whole] = [cut.getGlyph(ours.includeGlyph(id)), font.getGlyph(id)]
    expect(small.path.toSVG(), `glyph ${id}`).toBe(whole.path.toSVG())
    expect(small.advanceWidth).toBe(whole.advanceWidth)
  }
  expect(cut.numGlyphs).toBe(open(larger).numGlyphs)
  expect(bytes.length).toBeLessThan(larger.length * 0.8)
})

test('what was cut for one document leaves nothing in the next', () => {
  const first = subsets().encode()
  const other = subsets()
  for (let id = 0; id < 400; id++) other.includeGlyph(id)
  other.encode()
  expect(subsets().encode().equals(first)).toBe(true)
})
