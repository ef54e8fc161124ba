import { normalised } from '#base/bounded-text.ts'

/**
 * The worksheet number somebody typed, as we write it: `MC` and eight digits (migration 0012), in groups or in small letters alike.
 * Any other text stays as it was typed, for other workshops have numbers of their own.
 */
export function asWorksheetNumber(typed: string): string {
  const bare = normalised(typed, 'NFKC')
    .replace(/[\s\p{Cf}.\-/]/gu, '')
    .toUpperCase()
  return /^MC\d{8}$/.test(bare) ? bare : typed
}
