/**
 * The number of an account without blanks and hyphens, as banks send it, in the groups people read: of eight for a Hungarian number, of four for
 * an IBAN. Nothing is checked: what is neither stays as it is.
 */
export function groupBankAccount(bare: string): string {
  if (/^(\d{16}|\d{24})$/.test(bare)) return bare.replace(/(\d{8})(?=\d)/g, '$1-')
  return /^[A-Z]{2}\d{2}[A-Z\d]+$/.test(bare) ? bare.replace(/(.{4})(?=.)/g, '$1 ') : bare
}

/** By which its owner recognises it and nobody else learns it; the last group of an IBAN may be shorter. */
export const bankAccountEnd = (account: string): string => account.replace(/[\s-]/g, '').slice(-4)
