import type { ErrorCode } from '#errors.ts'

/** How some texts must look when a sheet is closed; while it is written they may be half typed. */
const forms = {
  /** DOMAIN: Miele writes NN/NNNNNNNNN on its plates. */
  fabricationNumber: { pattern: /^\d{2}\/\d{9}$/, code: 'FABRICATION_NUMBER' },
  /** F and the figures of the display; several with commas. */
  faultCodes: { pattern: /^F ?\d{1,4}(?:, ?F ?\d{1,4})*$/i, code: 'FAULT_CODES' },
} as const satisfies Readonly<Record<string, { readonly pattern: RegExp; readonly code: ErrorCode }>>

export type TextForm = keyof typeof forms

/** What is wrong with the form of a text; null: nothing, or nothing was written. */
export const wrongForm = (form: TextForm, text: string): ErrorCode | null => (text === '' || forms[form].pattern.test(text) ? null : forms[form].code)
