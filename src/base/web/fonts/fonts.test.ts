import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkit'
import { describe, expect, test } from 'vitest'

const source = path.join(import.meta.dirname, '../../..')
const fileOf = (face: string) => path.join(import.meta.dirname, `${face}.woff2`)
const sentences = globSync('**/{hu,en,de,sl}.ts', { cwd: source }).map((name) => readFileSync(path.join(source, name), 'utf8'))
const written = new Set(sentences.join('').replaceAll(/\s/g, ''))

describe.each(['regular', 'bold'])('the face of the screens, %s', (face) => {
  const font = create(readFileSync(fileOf(face))) as Font

  test('has every character that the texts of four languages are written with', () => {
    // Less would mean that the texts were not found.
    expect(written.size).toBeGreaterThan(100)
    expect([...written].filter((character) => !font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))).toEqual([])
  })

  test('sets figures below each other', () => {
    expect(new Set([...'0123456789'].map((figure) => font.glyphForCodePoint(figure.codePointAt(0) ?? 0).advanceWidth)).size).toBe(1)
  })

  test('does not go by the name that its licence reserves, and carries its notice', () => {
    for (const name of [font.familyName, font.fullName, font.postscriptName]) expect(name).not.toMatch(/plex/i)
    expect(font.copyright).toContain('IBM Corp.')
  })
})

test('both faces together are at most 30 kB', () => {
  const sum = ['regular', 'bold'].reduce((total, face) => total + readFileSync(fileOf(face)).length, 0)
  expect(sum).toBeLessThanOrEqual(30 * 1024)
})
