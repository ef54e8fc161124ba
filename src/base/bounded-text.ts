import { z } from 'zod'
import { type ErrorCode, type ErrorValues, issueMessage, wrongType } from '#errors.ts'
import { maxMarks, tooManyMarks } from './normalised.ts'

/** Characters as a person counts them: code points, so an emoji is one. PostgreSQL counts the same way. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length += 1
  return length
}

/**
 * What a caller may send for a text of at most `max` characters, in UTF-16 units: letters sent in several parts, emojis and blanks around
 * it count more before the text is normalised than after.
 */
const rawLimit = (max: number) => 4 * max + 20

type RawRefusal = { readonly code: ErrorCode; readonly values: ErrorValues }

/**
 * What is wrong with a text of a caller before anything is done with it; null: it may be normalised, trimmed and searched. The time that
 * `String.normalize` takes grows with the square of the marks on one letter: 380,000 of them stop the process for 20 seconds.
 */
export function refusalOfRawText(text: string, max: number): RawRefusal | null {
  if (text.length > rawLimit(max)) return { code: 'TEXT_TOO_LONG', values: { max, length: lengthOf(text) } }
  return tooManyMarks.test(text) ? { code: 'TEXT_MARKS', values: { max: maxMarks } } : null
}

/**
 * The beginning of every schema of a text that is transformed: refuses by the raw length and by the marks of a letter, and then nothing of
 * what follows in the schema is run. `max`, in characters, also stands in the OpenAPI document and is what `bounded-input.ts` goes by.
 */
export const boundedText = (max: number) =>
  z
    .string(wrongType)
    .meta({ maxLength: max })
    .superRefine((text, refused) => {
      const refusal = refusalOfRawText(text, max)
      if (refusal) refused.addIssue({ code: 'custom', message: issueMessage(refusal.code, refusal.values), continue: false })
    })
