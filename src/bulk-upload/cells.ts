import { z } from 'zod'
import { noKind } from '#addresses/address.ts'
import type { ErrorCode, ErrorValues } from '#errors.ts'
import { orderedDevice, restOfDeviceOrder } from '#requests/device-order.ts'
import type { PickupWindow } from '#requests/pickup-window.ts'
import { warrantyTypes } from '#requests/status.ts'
import type { Column } from './columns.ts'
import type { Warning } from './upload.ts'

/** What is said of a cell, before it is put into words. */
export type CellProblem = { readonly column: Column | null; readonly suggestions?: readonly string[] } & (
  | { readonly kind: 'wrong'; readonly code: ErrorCode; readonly values?: ErrorValues | undefined; readonly path?: string }
  | { readonly kind: 'warning'; readonly code: Warning }
)

/** The text of a column in a row; empty where there is none. */
export type Cells = (column: Column) => string

/** How many characters a cell of the file had of which only the beginning was kept. */
export type WholeLength = (column: Column) => number | undefined

/** How a spreadsheet writes a number too long for its column: `3,52E+14`. */
export const isScientific = (text: string) => /^\d(?:[.,]\d+)?E\+?\d{1,3}$/i.test(text.trim())

/** What a spreadsheet calculates is no value somebody typed; a telephone number may begin with a plus. */
export const isFormula = (text: string) => /^\s*[=@]/.test(text)

const sheetErrors: ReadonlySet<string> = new Set([
  ...['#NULL!', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#N/A'],
  // As Hungarian, German and Slovenian spreadsheets write them.
  ...['#NULLA!', '#ZÉRÓOSZTÓ!', '#ÉRTÉK!', '#HIV!', '#NÉV?', '#SZÁM!', '#HIÁNYZIK'],
  ...['#WERT!', '#BEZUG!', '#ZAHL!', '#NV', '#VREDN!', '#SKLIC!', '#IME?', '#ŠTEV!', '#N/V'],
])

/** What a spreadsheet writes into a cell that it could not calculate. */
export const isSheetError = (text: string) => sheetErrors.has(text.trim().toUpperCase())

/** Said of its cell already, so nothing else is. */
export const isNoValue = (text: string) => isFormula(text) || isSheetError(text)

const repairs: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    ['1', 'garancialis', 'garancia', 'warranty', 'inwarranty', 'garantie', 'garancija'].map((word) => [word, warrantyTypes.warranty]),
  ),
  ...Object.fromEntries(['2', 'fizetos', 'paid', 'outofwarranty', 'kostenpflichtig', 'placljivo'].map((word) => [word, warrantyTypes.paid])),
  ...Object.fromEntries(
    ['3', 'biztositasi', 'biztositas', 'insurance', 'versicherung', 'zavarovanje'].map((word) => [word, warrantyTypes.insurance]),
  ),
}

/** SPEC 3: 1 warranty, 2 paid, 3 insurance, or the word. @param word as `headerKey` writes it */
export const repairOf = (word: string): number | undefined => repairs[word.replace(/javitas$/, '') || word]

const windows: readonly (readonly [RegExp, PickupWindow])[] = [
  [/^0?8(:00)?-17(:00)?$/, '08-17'],
  [/^0?8(:00)?-12(:00)?$/, '08-12'],
  [/^12(:00)?-17(:00)?$/, '12-17'],
]

export const windowOf = (text: string): PickupWindow | undefined =>
  windows.find(([pattern]) => pattern.test(text.replace(/\s/g, '').replace(/[–—]/g, '-')))?.[1]

/** GAPS D6: I or N, nothing said is yes. @param word as `headerKey` writes it @returns undefined for any other word: what was meant is not guessed */
export function yesOrNoOf(word: string): boolean | undefined {
  if (['', 'i', 'igen', 'y', 'yes', 'j', 'ja', 'd', 'da', '1', 'igaz', 'true'].includes(word)) return true
  return ['n', 'nem', 'no', 'nein', 'ne', '0', 'hamis', 'false'].includes(word) ? false : undefined
}

/** "Kovácsné Nagy Éva": family name first, as everywhere in Hungary; the last word is the given name. Undefined: it is one word. */
export function nameOf(text: string): { readonly lastName: string; readonly firstName: string } | undefined {
  const words = text.split(/\s+/).filter(Boolean)
  const firstName = words.pop()
  return firstName && words.length > 0 ? { lastName: words.join(' '), firstName } : undefined
}

type Leg = 'felvetel' | 'vissza'

/** An address whose kind of public place was left out on purpose says a hyphen; an empty cell is a mistake. */
export const addressIn = (cells: Cells, leg: Leg) => ({
  postalCode: cells(`${leg}_irsz`),
  city: cells(`${leg}_varos`),
  publicPlaceName: cells(`${leg}_kozterulet`),
  publicPlaceType: cells(`${leg}_jelleg`) === '–' ? noKind : cells(`${leg}_jelleg`).toLocaleLowerCase('hu'),
  streetNumber: cells(`${leg}_hazszam`),
  other: cells(`${leg}_egyeb`),
})

/** What a row is measured by: the same schemas as the form's. */
export const rowSchema = z.object({ device: orderedDevice, rest: restOfDeviceOrder })

const ofDevice: Readonly<Record<string, Column>> = {
  warrantyType: 'javitas_tipusa',
  availableServiceId: 'javitas_tipusa',
  brandId: 'marka',
  productGroupId: 'termekcsoport',
  productTypeId: 'tipus',
  productTypeOther: 'tipus',
  deviceColourId: 'szin',
  imei2: 'imei_2',
  dateOfPurchase: 'vasarlas_datuma',
  simLock: 'simlock',
  purchasePrice: 'vetelar',
  troubleDescription: 'hibaleiras',
  otherDescription: 'megjegyzes',
  failureOptionIds: 'hibakategoria',
  accessoryIds: 'tartozekok',
  accessoriesOther: 'tartozekok',
  insuranceNumber: 'karszam',
  repairCostLimit: 'koltseglimit',
  rmaNumber: 'rma_szam',
  referenceNumber: 'partner_hivatkozas',
  costCentreId: 'koltseghely',
  pickupDay: 'felvetel_napja',
  pickupWindow: 'idosav',
}

const ofPlace: Readonly<Record<string, 'irsz' | 'varos' | 'kozterulet' | 'jelleg' | 'hazszam' | 'egyeb'>> = {
  postalCode: 'irsz',
  city: 'varos',
  publicPlaceName: 'kozterulet',
  publicPlaceType: 'jelleg',
  streetNumber: 'hazszam',
  other: 'egyeb',
}

/**
 * The column that a refused field stands in.
 * @param path as the order names it: `serviceRequest.brandId`, `rest.customer.email`
 * @returns null for what stands in no column
 */
export function columnOf(path: string, cells: Cells): Column | null {
  const steps = path.split('.').filter((step) => step !== 'rest')
  const [first = '', second = ''] = steps
  if (first === 'customer')
    return second === 'email'
      ? 'email'
      : second === 'phone'
        ? 'telefon'
        : /Name$/.test(second) && second !== 'companyName'
          ? 'kapcsolattarto_nev'
          : null
  if (first === 'billingAddress') return 'szamlazasi_cim'
  if (first === 'deliveryInAddress' || first === 'deliveryOutAddress') {
    if (second === 'contactName') return 'kapcsolattarto_nev'
    if (second === 'contactPhone') return 'telefon'
    const part = ofPlace[second]
    return part ? `${first === 'deliveryInAddress' ? 'felvetel' : 'vissza'}_${part}` : null
  }
  const field = first === 'serviceRequest' || first === 'device' ? second : first
  if (field === 'identifier' || field === 'identifierKind') return cells('imei_1') === '' && cells('gyari_szam') !== '' ? 'gyari_szam' : 'imei_1'
  return ofDevice[field] ?? null
}
