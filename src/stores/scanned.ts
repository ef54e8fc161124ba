import { relayed } from '#base/scanner.ts'
import { imeiWithin, normaliseIdentifier, passesLuhn } from '#requests/identifier.ts'

/** What a scanned code says. `batch`: the manifest of a hand-over; `request`: a receipt or a label of ours; else the device's own number. */
export type Scanned =
  | { readonly kind: 'batch'; readonly id: number }
  | { readonly kind: 'request'; readonly id: number }
  | { readonly kind: 'imei' | 'serial'; readonly identifier: string }

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
