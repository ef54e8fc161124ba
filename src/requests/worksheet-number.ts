import { normalised } from '#base/bounded-text.ts'

/** SPEC 5, code patterns: `MC` and eight digits is a sheet of our own (migration 0012); TC, TNC, AC and H are those of other workshops (DESIGN 8.29). */
const worksheetNumber = /^(MC\d{8}|(TC|TNC|AC|H)\d{4,12})$/

/** Whether the text is the number of a worksheet as it is stored. */
export const isWorksheetNumber = (text: string): boolean => worksheetNumber.test(text)

/**
 * The worksheet number somebody typed or scanned, as it is stored: capital letters and digits, however it was grouped.
 * Any other text stays as it was typed.
 */
export function asWorksheetNumber(typed: string): string {
  const bare = normalised(typed, 'NFKC')
    .replace(/[\s\p{Cf}.\-/]/gu, '')
    .toUpperCase()
  return isWorksheetNumber(bare) ? bare : typed
}
