import { foreignNumbers } from '#foreign-numbers'
import { formattedHungarian, hungarianE164, withoutPunctuation } from './hungarian-number.ts'

/** The length E.164 allows, whatever the country: until its rules are here a browser lets such a number through, and the server says. */
const e164 = /^(?:\+|00)([1-9]\d{6,14})$/

function withoutRules(typed: string): string | null {
  const [, digits] = e164.exec(withoutPunctuation(typed)) ?? []
  return digits ? `+${digits}` : null
}

/** `06 30 123 4567 este`: the rules of other countries leave such words out, and no browser waits for them to do so. */
const wordsAfter = /[^\d#]+$/

/** The number as E.164, `+36301234567`, or null. Accepts 06, 0036, +36 and bare Hungarian numbers with any punctuation. */
export function toE164(typed: string): string | null {
  const hungarian = hungarianE164(typed.replace(wordsAfter, ''))
  if (hungarian !== undefined) return hungarian
  const parse = foreignNumbers()
  if (!parse) return withoutRules(typed)
  const parsed = parse(typed)
  return parsed?.isValid() && !parsed.ext ? parsed.number : null
}

/** `+36 30 123 4567`; what is no number is shown as it is. */
export const formatPhone = (number: string) => formattedHungarian(number) ?? foreignOf(number)?.formatInternational() ?? number

/** The same on a screen: it stays on one line. */
export const shownPhone = (number: string) => formatPhone(number).replaceAll(' ', '\u00A0')

const foreignOf = (number: string) => (number.startsWith('+') ? foreignNumbers()?.(number) : undefined)
