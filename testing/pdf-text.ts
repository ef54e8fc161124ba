import { execFileSync, spawnSync } from 'node:child_process'
import { inflateSync } from 'node:zlib'

/** Every email of Hungarian, small and capital, then the other emails of the portal's languages. */
export const everyEmail = 'aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz AÁBCDEÉFGHIÍJKLMNOÓÖŐPQRSTUÚÜŰVWXYZ čšžäß ČŠŽÄ'

/** What a reader copies from a PDF, blanks and line ends as one blank. @throws when poppler's pdftotext is missing */
export const copiedText = (pdf: Uint8Array): string => copied(pdf).replaceAll(/\s+/g, ' ')

/** The same of each page. */
export const copiedPages = (pdf: Uint8Array): string[] =>
  copied(pdf)
    .split('\f')
    .slice(0, -1)
    .map((page) => page.replaceAll(/\s+/g, ' '))

function copied(pdf: Uint8Array): string {
  if (spawnSync('pdftotext', ['-v']).error) throw new Error('This test needs pdftotext: apt-get install poppler-utils')
  return execFileSync('pdftotext', ['-', '-'], { input: pdf, encoding: 'utf8' })
}

/** The glyphs of a PDF that stand for no email: seen, but lost when copied or read out. One line of hexadecimal numbers for each font. */
export function silentGlyphs(pdf: Buffer): string[] {
  const found: string[] = []
  for (let from = pdf.indexOf('stream\n'); from >= 0; from = pdf.indexOf('stream\n', from + 7)) {
    if (pdf.subarray(from - 3, from).toString('latin1') === 'end') continue
    const map = inflated(pdf.subarray(from + 7, pdf.indexOf('endstream', from)))
    // The first glyph of every font is the box for what it does not have.
    if (map.includes('beginbfrange'))
      found.push(
        map
          .replace(/\[<0000>|\[<>/, '[')
          .match(/<>/g)
          ?.join() ?? '',
      )
  }
  return found.filter(Boolean)
}

function inflated(bytes: Buffer): string {
  try {
    return inflateSync(bytes).toString('latin1')
  } catch {
    return ''
  }
}
