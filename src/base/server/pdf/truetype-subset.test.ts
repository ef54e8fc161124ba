import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { truetypeSubsets } from './truetype-subset.ts'

const file = readFileSync(createRequire(import.meta.url).resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'))
const subsets = truetypeSubsets(file)
const open = (bytes: Buffer) => {
  const font = create(bytes)
  if (!('getGlyph' in font)) throw new Error('a collection')
  return font
}

test.each([
  ['no glyph', [0]],
  ['letters drawn by others, twice', [0, 120, 45, 120, 300, 301, 302]],
  ['every glyph', Array.from({ length: 1018 }, (_, id) => id)],
])('%s: what was cut is drawn as in the font, as wide, and smaller', (_what, ids) => {
  const [font, subset] = [open(file), subsets()]
  const numbers = ids.map((id) => subset.includeGlyph(id))
  const bytes = subset.encode()
  const cut = open(bytes)
  ids.forEach((id, index) => {
    const [ours, theirs] = [cut.getGlyph(numbers[index] ?? 0), font.getGlyph(id)]
    expect(ours.path.toSVG(), `glyph ${id}`).toBe(theirs.path.toSVG())
    expect(ours.advanceWidth).toBe(theirs.advanceWidth)
  })
  expect(cut.numGlyphs).toBeGreaterThanOrEqual(new Set(ids).size)
  expect(bytes.length).toBeLessThan(encodedByFontkit(ids).length * 0.8)
})

function encodedByFontkit(ids: readonly number[]): Uint8Array {
  const font = create(file)
  if (!('createSubset' in font)) throw new Error('a collection')
  const subset = font.createSubset()
  for (const id of ids) subset.includeGlyph(font.getGlyph(id))
  return subset.encode()
}

test('what was cut for one document leaves nothing in the next', () => {
  const first = subsets().encode()
  const other = subsets()
  for (let id = 0; id < 400; id++) other.includeGlyph(id)
  other.encode()
  expect(subsets().encode().equals(first)).toBe(true)
})
