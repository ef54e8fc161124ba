import { normalised } from '#base/normalised.ts'
import type { ErrorCode, ErrorValues } from '#errors.ts'

export type IdentifierKind = 'imei' | 'serial'

/** How long a brand's serial numbers are (DESIGN 8.4; SPEC 5 where the brand says nothing). */
export type SerialBounds = { readonly min: number; readonly max: number }
export const defaultSerialBounds: SerialBounds = { min: 15, max: 25 }

/** Blanks of every kind, invisible characters that come with copying, and the many dashes as one. */
const bare = (typed: string) => {
  const plain = normalised(typed, 'NFKC')
    .replace(/[\s\p{Cf}]/gu, '')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .toUpperCase()
  // Taking a blank out or writing a letter large may leave marks that belong to the letter before them.
  return normalised(plain, 'NFKC')
}

/**
 * One spelling per device, the one the duplicate check compares (DOMAIN 5). An IMEI is shown in groups on boxes, so its
 * punctuation goes; in a serial number `-` and `/` belong to the number.
 */
export const normaliseIdentifier = (kind: IdentifierKind, typed: string) => (kind === 'imei' ? bare(typed).replace(/[-/.]/g, '') : bare(typed))

/** The digit that ends an IMEI. */
export function luhnDigit(digits: string): number {
  let sum = 0
  // Every second digit counts twice, beginning with the last.
  for (const [i, sign] of [...digits].reverse().entries()) {
    const digit = Number(sign) * (i % 2 === 0 ? 2 : 1)
    sum += digit > 9 ? digit - 9 : digit
  }
  return (10 - (sum % 10)) % 10
}

export const passesLuhn = (digits: string) => /^\d{2,}$/.test(digits) && luhnDigit(digits.slice(0, -1)) === Number(digits.at(-1))

/** The IMEI in what some devices show instead: a 16-digit IMEISV has its first 14 digits, 17 digits are an IMEI and a software version. */
export function imeiWithin(digits: string): string | null {
  if (/^\d{16}$/.test(digits)) return `${digits.slice(0, 14)}${luhnDigit(digits.slice(0, 14))}`
  if (/^\d{17}$/.test(digits) && passesLuhn(digits.slice(0, 15))) return digits.slice(0, 15)
  return null
}

/** Every spelling a device may be known by whose identifier was typed like this; nobody has said whether it is an IMEI or a serial number. */
export function spellingsOf(typed: string): string[] {
  const [imei, serial] = [normaliseIdentifier('imei', typed), normaliseIdentifier('serial', typed)]
  return [...new Set([imei, serial, imeiWithin(imei) ?? ''])].filter((spelling) => spelling !== '')
}

/** What of a booking says which device it is. */
type Numbered = {
  readonly identifier: string
  readonly identifierKind: IdentifierKind
  readonly identifierGenerated: boolean
  readonly imei2: string
}

/**
 * The numbers of a device, each of which has one open request at most (SPEC 3, 5): a generated one belongs to no device, and an IMEI is one in whatever field
 * it was typed.
 */
export function numbersOf({ identifier, identifierKind, identifierGenerated, imei2 }: Numbered): string[] {
  const own = identifierGenerated ? [] : [normaliseIdentifier(identifierKind, identifier)]
  const asImei = !identifierGenerated && refusalOfImei(identifier) === null ? [normaliseIdentifier('imei', identifier)] : []
  return [...new Set([...own, ...asImei, normaliseIdentifier('imei', imei2)])].filter((number) => number !== '')
}

export type NumberField = 'identifier' | 'imei2'

/** In which field of a device one of its `numbersOf` stands. */
export const fieldOfNumber = (device: Numbered, number: string): NumberField =>
  device.imei2 !== '' && normaliseIdentifier('imei', device.imei2) === number ? 'imei2' : 'identifier'

type IdentifierRefusal = { readonly code: ErrorCode; readonly values?: ErrorValues } | null

/** What is wrong with an IMEI, the first thing first. An IMEISV (16 digits) has no check digit, so the 15 are asked for. */
export function refusalOfImei(typed: string): IdentifierRefusal {
  const imei = normaliseIdentifier('imei', typed)
  if (imei === '') return { code: 'REQUIRED' }
  if (!/^\d+$/.test(imei)) return { code: 'NUMERIC' }
  if (imei.length === 16) return { code: 'IMEI_IS_IMEISV' }
  if (imei.length !== 15) return { code: 'IMEI_LENGTH', values: { length: imei.length } }
  return passesLuhn(imei) ? null : { code: 'ERROR_IMEI' }
}

/** A phone with two cards has two numbers. */
export const refusalOfSecondImei = ({ imei2, identifier }: Pick<Numbered, 'imei2' | 'identifier'>): IdentifierRefusal =>
  refusalOfImei(imei2) ?? (normaliseIdentifier('imei', imei2) === normaliseIdentifier('imei', identifier) ? { code: 'IMEI_TWICE' } : null)

/** SPEC 5: English letters, digits, - and /, within the brand's bounds. A serial number is never asked for Luhn. */
export function refusalOfSerial(typed: string, { min, max }: SerialBounds): IdentifierRefusal {
  const serial = normaliseIdentifier('serial', typed)
  if (serial === '') return { code: 'REQUIRED' }
  if (!/^[A-Z\d/-]+$/.test(serial)) return { code: 'SERIAL_CHARACTERS' }
  return serial.length < min || serial.length > max ? { code: 'IDENTIFIER_LENGTH', values: { min, max, length: serial.length } } : null
}

export const refusalOfIdentifier = (kind: IdentifierKind, typed: string, serial: SerialBounds) =>
  kind === 'imei' ? refusalOfImei(typed) : refusalOfSerial(typed, serial)

/** What the customer most likely types, for the screen to preselect: only digits and punctuation, as long as an IMEI or about. */
export const guessKind = (typed: string): IdentifierKind => (/^\d{14,16}$/.test(normaliseIdentifier('imei', typed)) ? 'imei' : 'serial')

/**
 * An IMEI for a device that shows none: reporting body 00, the GSMA test range, so it never equals a real device (DOMAIN 5).
 * `random` answers a number in [0, 1).
 */
export function generateTestImei(random: () => number): string {
  const digits = `00${Array.from({ length: 12 }, () => Math.floor(random() * 10)).join('')}`
  return `${digits}${luhnDigit(digits)}`
}

export const isTestImei = (imei: string) => imei.startsWith('00') && refusalOfImei(imei) === null
