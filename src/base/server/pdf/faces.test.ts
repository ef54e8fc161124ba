import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type GlyphRun } from 'fontkit'
import { expect, test } from 'vitest'
import { faces, files } from './faces.ts'
import type { Face } from './theme.ts'

const characters = [...'0123456789.,:/+()% \u00a0–-', ...'aÁőŰ']
const pairs = characters.flatMap((left) => characters.map((right) => left + right))
const numbers = [...'/.,:-–'].flatMap((between) => [`1${between}2`, `4${between}4`, `12${between}${between}07 `, `(${between}9)`])

const places = ({ glyphs, positions, advanceWidth }: GlyphRun) =>
  JSON.stringify([
    advanceWidth,
    glyphs.map(({ id }) => id),
    positions.map(({ xAdvance, yAdvance, xOffset, yOffset }) => [xAdvance, yAdvance, xOffset, yOffset]),
  ])

test.each(['regular', 'bold'] satisfies Face[])(
  'in the %s face pairs of characters and numbers stand as fontkit sets them, and read as they were written',
  (face) => {
    const font = create(readFileSync(createRequire(import.meta.url).resolve(files[face])))
    if (!('layout' in font)) throw new Error('A collection of fonts')
    for (const text of [...pairs, ...numbers]) {
      const run = faces()[face].layout(text)
      expect(places(run), text).toBe(places(font.layout(text)))
      expect(String.fromCodePoint(...run.glyphs.flatMap(({ codePoints }) => codePoints))).toBe(text)
    }
  },
)
