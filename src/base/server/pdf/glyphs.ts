import { normalised } from '../../normalised.ts'
import { faces } from './faces.ts'
import { pictures } from './pictures.ts'

/** Of what is printed every day, the faces have everything. */
const everyDay = /^[\s -~\xa0-ſ‐-―‘-‚“-„•…]*$/

/** What shows nothing by itself: a sign in its place would only be in the way. */
const leftOut = /[\p{Default_Ignorable_Code_Point}\p{M}]/u

const hasGlyph = (char: string) => {
  const code = char.codePointAt(0) ?? 0
  return /\s/.test(char) || (faces().regular.hasGlyphForCodePoint(code) && faces().bold.hasGlyphForCodePoint(code))
}

/** What is printed of a text: where the faces lack a character, it without its marks, or a question mark rather than an empty box. */
export function withGlyphs(text: string): string {
  if (everyDay.test(text)) return text
  return [...text.replace(pictures, '')].map((char) => (hasGlyph(char) ? char : plainOf(char))).join('')
}

function plainOf(char: string): string {
  if (leftOut.test(char)) return ''
  const plain = normalised(char, 'NFD').replace(/\p{M}/gu, '')
  return plain !== '' && plain !== char && [...plain].every(hasGlyph) ? plain : '?'
}
