/** Letters and digits only, in capitals: how a reference looks when everything that people and banks put in between is left out. */
const bare = (text: string) => text.toLocaleUpperCase('hu').replace(/[^\p{L}\p{N}]/gu, '')

/** Two spellings of a reference or an invoice number are the same when this is. */
export const bareReference = bare

/** Our own reference (`MF100123-7`): request and invoice. Banks break a text after 35 characters, so the digits may have anything in between. */
const ownReference = /MF[^\p{L}\p{N}]{0,4}((?:\d[^\p{L}\p{N}]{0,4}){2,20})/gu

/** The end of an invoice's number: a year and a serial (`MF-2026-000123`, `E-MOBIL-2026-41`). */
const yearAndSerial = /(?<!\d)20\d\d[^\p{L}\p{N}]{0,2}\d{1,9}(?!\d)/gu

/** No transfer names more; whoever writes a list into the remittance is asked about it. */
const maxReferences = 60

/**
 * What in the text of a transfer may be a reference of ours, each as `bareReference` spells it; most of them are nobody's. A hyphen left out
 * (`MF1001237`) leaves open where the request ends, so every end is a candidate by itself: they are told apart by what exists.
 */
export function referencesIn(text: string): string[] {
  const upper = text.slice(0, 1000).toLocaleUpperCase('hu')
  const found = new Set<string>()
  for (const [, digits = ''] of upper.matchAll(ownReference)) for (const reference of endsOf(digits)) found.add(reference)
  for (const { 0: number, index } of upper.matchAll(yearAndSerial))
    for (const prefix of prefixesOf(upper.slice(0, index))) found.add(bare(prefix + number))
  return [...found].slice(0, maxReferences)
}

/** `100123-7 és` may be followed by other figures: a date, a sum. Every group of digits may be the last. */
function endsOf(digits: string): string[] {
  const groups = digits.split(/\D+/).filter(Boolean).slice(0, 4)
  return groups.map((_, at) => `MF${groups.slice(0, at + 1).join('')}`).filter((reference) => reference.length >= 4)
}

/** The words right before it, one to three of them: a series may have several parts, and a word of the sentence may stand before it. */
function prefixesOf(before: string): string[] {
  const words = before
    .slice(-40)
    .split(/[^\p{L}]+/u)
    .filter(Boolean)
    .slice(-3)
  return words.map((_, at) => words.slice(at).join(''))
}
