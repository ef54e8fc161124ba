import { toE164 } from '#accounts/phone.ts'
import { imeiWithin, normaliseIdentifier } from '#requests/identifier.ts'
import { parseRequestNumber } from '#requests/request-number.ts'
import { asWorksheetNumber } from '#requests/worksheet-number.ts'

/** What a typed text may mean; several at once, nine digits are a request number and a phone number. */
export type Readings = {
  readonly number: number | null
  /** IMEI or serial number, as stored. */
  readonly identifiers: readonly string[]
  readonly worksheetId: string | null
  /** E.164. */
  readonly phone: string | null
  readonly email: string | null
  /** Beginnings of the words of a name. */
  readonly name: string | null
  /** A courier's number, the reference of an order, the code of a parcel locker, or what a partner calls a request or its return; without blanks, in capitals. */
  readonly code: string | null
  /** How an identifier ends, for whoever reads only its last digits to us. */
  readonly end: string | null
  /** A part of what the device is called. */
  readonly model: string | null
}

/** How many numbers a pasted list may have. */
export const maxListLength = 100

const hasDigit = (text: string) => /\d/.test(text)
const bare = (text: string) => text.replace(/[\s\p{Cf}.\-/]/gu, '')

function identifiersIn(typed: string): string[] {
  const [imei, serial] = [normaliseIdentifier('imei', typed), normaliseIdentifier('serial', typed)]
  const within = imeiWithin(imei)
  const possible = [imei, serial, ...(within ? [within] : [])].filter((text) => text.length >= 5 && text.length <= 60 && hasDigit(text))
  return [...new Set(possible)]
}

function worksheetIn(text: string): string | null {
  const worksheet = asWorksheetNumber(text)
  return hasDigit(worksheet) && !/\s/.test(worksheet) ? worksheet : null
}

/** Couriers print blanks into their numbers, partners write marks into theirs. */
function codeIn(text: string): string | null {
  const code = text.replace(/\s/g, '').toUpperCase()
  return /^[A-Z\d/._#-]{4,60}$/.test(code) && hasDigit(code) ? code : null
}

/** Fewer than four digits end too many identifiers; nine are a request number. */
const isEnd = (text: string) => /^\d{4,8}$/.test(text)

export function readingsOf(typed: string): Readings {
  const text = typed.trim()
  const isEmail = /^\S+$/.test(text) && /.@./.test(text)
  const emails = text.match(/\p{L}/gu)?.length ?? 0
  return {
    number: parseRequestNumber(text),
    identifiers: isEmail ? [] : identifiersIn(text),
    worksheetId: worksheetIn(text),
    phone: toE164(text),
    email: isEmail ? text.toLowerCase() : null,
    // One letter begins too many names to be of use.
    name: !isEmail && emails >= 2 ? text : null,
    code: isEmail ? null : codeIn(text),
    end: isEnd(text) ? text : null,
    model: !isEmail && emails >= 1 && text.length >= 3 && text.length <= 60 ? text : null,
  }
}

export const isEmpty = ({ number, identifiers, worksheetId, phone, email, name, code, end, model }: Readings) =>
  number === null && identifiers.length === 0 && !worksheetId && !phone && !email && !name && !code && !end && !model

const looksLikeNumber = (text: string) => bare(text).length >= 8 && hasDigit(text) && /^[\p{L}\d/.#-]+$/u.test(text)
const parts = (text: string, by: RegExp) => [...new Set(text.split(by).map((part) => part.trim()))].filter(Boolean)

/**
 * The numbers of a pasted list: a column, or a line with commas, semicolons, tabs or blanks between them; null when it is one
 * thing to look for. Blanks also stand inside of numbers, so they only part a line whose every word could be a number.
 */
export function listIn(typed: string): string[] | null {
  const rows = parts(typed, /[\n\t,;]+/)
  if (rows.length > 1) return rows.every((row) => hasDigit(row)) ? rows : null
  const words = parts(rows[0] ?? '', /\s+/)
  return words.length > 1 && words.every(looksLikeNumber) ? words : null
}
