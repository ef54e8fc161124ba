import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/**
 * The number as E.164, `+36301234567`, or null. Accepts 06, 0036, +36 and bare Hungarian numbers with any punctuation.
 * Min metadata on purpose: max metadata refuses the existing prefix 51 (DOMAIN 0.11).
 */
export function toE164(typed: string): string | null {
  const parsed = parsePhoneNumberFromString(typed, 'HU')
  return parsed?.isValid() && !parsed.ext ? parsed.number : null
}

/** `+36 30 123 4567`; what is no number is shown as it is. */
export const formatPhone = (e164: string) => parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
