import { normaliseIdentifier } from '#requests/identifier.ts'
import { parseRequestNumber } from '#requests/request-number.ts'
import { asWorksheetNumber } from '#requests/worksheet-number.ts'

/** What a text typed into the search of one's own requests may mean; several at once. */
export type RequestSearch = {
  readonly number: number | null
  /** IMEI or serial number as stored, whole or its end. */
  readonly identifiers: readonly string[]
  /** Of a worksheet or a claim, as stored. */
  readonly references: readonly string[]
  /** All of them are in the name of the device. */
  readonly words: readonly string[]
}

/** People know the last digits of a device. */
const shortestEnd = 4
const maxWords = 8

export function requestSearchOf(typed: string): RequestSearch {
  const text = typed.trim()
  const identifiers = [normaliseIdentifier('imei', text), normaliseIdentifier('serial', text)]
  const bare = text.replace(/\s/g, '').toUpperCase()
  return {
    number: parseRequestNumber(text),
    identifiers: [...new Set(identifiers)].filter((one) => one.length >= shortestEnd && /\d/.test(one)),
    references: [...new Set([asWorksheetNumber(text), bare])].filter((one) => /\d/.test(one)),
    words: text.toLowerCase().split(/\s+/).filter(Boolean).slice(0, maxWords),
  }
}
