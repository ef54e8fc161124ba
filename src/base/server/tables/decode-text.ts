import { utf16Of } from '../files/utf16.ts'

/** How a text was encoded. `repaired`: a Hungarian text that somebody had read as Western European, so ő and ű had become õ and û. */
export type DecodedText = { readonly text: string; readonly encoding: 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1250'; readonly repaired: boolean }

const strict = new TextDecoder('utf-8', { fatal: true })

/**
 * The text of a file from a Hungarian machine (DOMAIN 10): a byte order mark decides, else strict UTF-8, else what Excel saves as
 * "CSV (pontosvesszővel tagolt)", windows-1250.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const wide = utf16Of(bytes)
  if (wide) return mended(new TextDecoder(wide).decode(bytes), wide)
  try {
    return mended(strict.decode(bytes), 'utf-8')
  } catch {
    return mended(new TextDecoder('windows-1250').decode(bytes), 'windows-1250')
  }
}

const wrong = { õ: 'ő', Õ: 'Ő', û: 'ű', Û: 'Ű' } as const
const isWrong = (character: string): character is keyof typeof wrong => character in wrong

/** Neither õ nor û is a Hungarian character; a text that has the right ones as well is left alone. */
function mended(text: string, encoding: DecodedText['encoding']): DecodedText {
  if (!/[õÕûÛ]/.test(text) || /[őŐűŰ]/.test(text)) return { text, encoding, repaired: false }
  return { text: text.replace(/[õÕûÛ]/g, (character) => (isWrong(character) ? wrong[character] : character)), encoding, repaired: true }
}
