import { imeiWithin, normaliseIdentifier, passesLuhn } from '#requests/identifier.ts'

/** A key as a scanner types it: at which millisecond. */
export type Key = { readonly key: string; readonly at: number }

/** What was typed at the speed of a scanner so far. */
export type ScanBuffer = { readonly text: string; readonly at: number }
export const nothingScanned: ScanBuffer = { text: '', at: 0 }

/** No hand types two signs within it; scanners take 1 to 30 ms. */
const maxGap = 50
/** Shorter is no code of ours, of a device or of a parcel. */
const leastSigns = 6

/**
 * A keyboard-wedge scanner is a keyboard that types very fast and ends with Enter.
 * @returns the buffer after this key; `code` where Enter ended one
 */
export function scanAfter(buffer: ScanBuffer, { key, at }: Key): { readonly buffer: ScanBuffer; readonly code: string | null } {
  const isFast = at - buffer.at <= maxGap
  if (key === 'Enter' || key === 'Tab') {
    const code = isFast && buffer.text.length >= leastSigns ? buffer.text : null
    return { buffer: nothingScanned, code }
  }
  // A shift before a capital letter says nothing.
  if (key.length !== 1) return { buffer: key === 'Shift' ? buffer : nothingScanned, code: null }
  return { buffer: { text: isFast ? buffer.text + key : key, at }, code: null }
}

/** What a scanned code says. `batch`: the manifest of a hand-over; `request`: a receipt or a label of ours; else the device's own number. */
export type Scanned =
  | { readonly kind: 'batch'; readonly id: number }
  | { readonly kind: 'request'; readonly id: number }
  | { readonly kind: 'imei' | 'serial'; readonly identifier: string }

/** Under a Hungarian layout a scanner's 0 comes out as ö, a hyphen as ü, a slash as é. */
export const relayed = (code: string) => code.trim().replace(/ö/gi, '0').replace(/ü/gi, '-')

/** Longer than a serial number: an address of ours, as the QR codes of receipts and labels hold it. */
const leastAddress = 26

/** A request's number has nine digits, alone or at the end of an address of ours; boxes print IMEIs and serial numbers, some both in one code. */
export function scannedOf(code: string): Scanned {
  const text = relayed(code)
  const [, batch] = /^AT-?(\d{1,12})$/i.exec(text) ?? []
  if (batch !== undefined) return { kind: 'batch', id: Number(batch) }
  const [, request] = (text.length < leastAddress ? /^([1-9]\d{8})$/ : /\D([1-9]\d{8})$/).exec(text) ?? []
  if (request !== undefined) return { kind: 'request', id: Number(request) }
  const imei = text.split(/\D+/).find((digits) => digits.length === 15 && passesLuhn(digits)) ?? imeiWithin(normaliseIdentifier('imei', text))
  return imei ? { kind: 'imei', identifier: imei } : { kind: 'serial', identifier: normaliseIdentifier('serial', text) }
}

/** The number that a manifest bears. */
export const formatBatchNumber = (id: number) => `AT-${String(id).padStart(6, '0')}`
