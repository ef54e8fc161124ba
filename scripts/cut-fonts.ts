// Cuts the two faces of the screens out of the full files that papers are drawn with: `npm run fonts`, after its letters below have changed.
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import subsetFont from 'subset-font'
import { files } from '#base/server/pdf/faces.ts'

const ascii = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
/** What Hungarian, German, Slovenian and English are written with, and the names of our neighbours most. A letter that is not here is drawn by the next face of the list. */
const alphabet = 'ÁÉÍÓÖŐÚÜŰáéíóöőúüű' + 'ÄÖÜäöüß' + 'ČŠŽčšž' + 'ĆĐćđÕÛõû'
const marks = '\u00a0\u00ad\u202f\u2009' + '–—‘’‚“”„«»…·•' + '×−±°§©€%½²³Ω' + '→←↑↓✓'

/** Pairs of letters. All figures are of one width as they are. */
const features = ['kern']
/** Copyright, licence and where it is found: what a copy has to carry. */
const notices = [0, 13, 14]

/** What is cut may not go by the reserved name (OFL-1.1, 3): as many letters, so that nothing moves in the file. */
const names = { 'IBM Plex Sans': 'Mobilfut Sans', IBMPlexSans: 'MobilfuSans' }
const written = (name: string) => Buffer.from(name, 'utf16le').swap16()

function renamed(font: Buffer): Buffer {
  for (const [from, to] of Object.entries(names))
    for (let at = font.indexOf(written(from)); at !== -1; at = font.indexOf(written(from))) written(to).copy(font, at)
  return font
}

const resolve = createRequire(import.meta.url).resolve
const target = path.join(import.meta.dirname, '../src/base/web/fonts')
const characters = ascii + alphabet + marks
const cut = { keepFeatures: features, noHinting: true, preserveNameIds: notices }
for (const [face, file] of Object.entries(files)) {
  const font = renamed(await subsetFont(await readFile(resolve(file)), characters, { ...cut, targetFormat: 'sfnt' }))
  const packed = await subsetFont(font, characters, { ...cut, targetFormat: 'woff2' })
  await writeFile(path.join(target, `${face}.woff2`), packed)
  process.stdout.write(`${face}.woff2: ${packed.length} bytes\n`)
}
