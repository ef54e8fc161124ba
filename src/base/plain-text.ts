import { issueMessage, refusedWith } from '#errors.ts'
import { boundedText, lengthOf } from './bounded-text.ts'
import { normalised } from './normalised.ts'

// Orders to turn the reading direction, and the byte order mark: nobody types them, and they can disguise what staff read.
const disguises = /[\u202A-\u202E\u2066-\u2069\uFEFF]/g
const blanks = /[^\S\r\n\t]+/g

// What shows nothing by itself but belongs to its neighbours in some scripts and emoji, and the Braille cell without a dot.
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800\s]/gu

/** One spelling for what looks the same: NFC, plain line ends, no disguises, no blanks around; nothing where nothing is to be seen. */
export function tidy(text: string): string {
  const plain = normalised(text, 'NFC').replace(disguises, '').replace(/\r\n?/g, '\n').trim()
  return plain.replace(invisible, '') === '' ? '' : plain
}

/** As `tidy`, and one blank between words. */
export const tidyLine = (text: string) => tidy(text).replace(blanks, ' ')

const notInLine = /[\p{Cc}\p{Cs}]/u
const notInLines = /(?![\n\t])[\p{Cc}\p{Cs}]/u

const plain = (max: number, tidied: (text: string) => string, forbidden: RegExp) =>
  boundedText(max)
    .overwrite(tidied)
    .superRefine((text, refused) => {
      if (forbidden.test(text)) refused.addIssue({ code: 'custom', message: issueMessage('TEXT_NOT_PLAIN') })
      const length = lengthOf(text)
      if (length > max) refused.addIssue({ code: 'custom', message: issueMessage('TEXT_TOO_LONG', { max, length }) })
    })

/** SPEC 5: free text of several lines, at most 3000 characters, no NUL, control character or half of a surrogate pair. */
export const longText = (max = 3000) => plain(max, tidy, notInLines)

/** A field left empty is no value in the database. */
export const orNull = (text: string): string | null => (text === '' ? null : text)

/** One line of text. */
export const lineOfText = (max: number) => plain(max, tidyLine, notInLine)

/**
 * What the face of our papers has no glyph for (`server/pdf/glyphs.test.ts`), but for the rarest of what it has. Two letters of Vietnamese and two of Romanian stand
 * outside of the blocks of Latin, Greek and Cyrillic.
 */
const notPrinted = /[^ -~\xa0-ſƠơƯưȘ-ț΄-ώЀ-џҐ-ӂẀ-ẅẞẠ-ỹ\u2000-\u200d‐-―‘-‚“-„†-•…‹›€№™]/u

/** One line that stands on papers: a courier cannot read boxes. */
export const printedLine = (max: number) => lineOfText(max).refine((text) => !notPrinted.test(text), refusedWith('TEXT_NOT_PRINTED'))

/** One line on papers that says something. */
export const requiredPrinted = (max: number) => printedLine(max).refine((text) => text !== '', refusedWith('REQUIRED'))

/** One line that says something. */
export const requiredLine = (max: number) => lineOfText(max).refine((text) => text !== '', refusedWith('REQUIRED'))
