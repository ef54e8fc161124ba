import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create } from 'fontkit'
import { expect, test } from 'vitest'
import { truetypeSubsets } from './truetype-subset.ts'

const file = readFileSync(createRequire(import.meta.url).resolve('@expo-google-fonts/ibm-plex-sans/400Regular/IBMPlexSans_400Regular.ttf'))
const subsets = truetypeSubsets(file)
function openByFontkit() {
  const font = create(file)
  if (!('createSubset' in font)) throw new Error('a collection')
  return font
}

test.each([
  ['no glyph', []],
  ['letters drawn by others, twice', [120, 45, 120, 300, 301, 302]],
  ['every glyph', Array.from({ length: 1018 }, (_, id) => id)],
])('%s: the bytes of a subset are those of fontkit', (_what, ids) => {
  const font = openByFontkit()
  const [ours, theirs] = [subsets(), font.createSubset()]
  for (const id of ids) expect(ours.includeGlyph(id)).toBe(theirs.includeGlyph(font.getGlyph(id)))
  expect(ours.encode().equals(Buffer.from(theirs.encode()))).toBe(true)
})

test('what was cut for one document leaves nothing in the next', () => {
  const first = subsets().encode()
  const other = subsets()
  for (let id = 0; id < 400; id++) other.includeGlyph(id)
  other.encode()
  expect(subsets().encode().equals(first)).toBe(true)
})
