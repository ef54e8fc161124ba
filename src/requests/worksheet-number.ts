import { normalised } from '#base/normalised.ts'

/**
 * SPEC 5, code patterns: `MC` and eight digits is a sheet of our own (migration 0012), `LG-2026-000123` one of a brand (decision 100); TC, TNC, AC
 * and H are those of other workshops (DESIGN 8.29).
 */
const worksheetNumber = /^(MC\d{8}|(TC|TNC|AC|H)\d{4,12}|(?!TC|AC)[A-Z]{2}-20\d{2}-\d{6})$/
const bareOfBrand = /^((?!TC|AC)[A-Z]{2})(20\d{2})(\d{6})$/

/** Whether the text is the number of a worksheet as it is stored. */
export const isWorksheetNumber = (text: string): boolean => worksheetNumber.test(text)

/**
 * The worksheet number somebody typed or scanned, as it is stored: capital letters and digits, grouped only where its brand's are, however it was typed.
 * Any other text stays as it was typed.
 */
export function asWorksheetNumber(typed: string): string {
  const bare = normalised(typed, 'NFKC')
    .replace(/[\s\p{Cf}.\-/]/gu, '')
    .toUpperCase()
    .replace(bareOfBrand, '$1-$2-$3')
  return isWorksheetNumber(bare) ? bare : typed
}
