import { electronicFormatIBAN, ValidationErrorsIBAN, validateIBAN } from 'ibantools'
import { groupBankAccount } from './bank-account-in-words.ts'

const weights = [9, 7, 3, 1, 9, 7, 3, 1]

/** DOMAIN 4: bank (3), branch (4) and a check digit, which makes the weighted sum a round one. */
const isBankBlock = (digits: string) => weights.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 10 === 0

/** The check of the account's own block is not every bank's, so only that of bank and branch is obeyed (MNB decree 18/2009, DOMAIN 4). */
function isIban(iban: string): boolean {
  const { errorCodes } = validateIBAN(iban)
  if (errorCodes.some((code) => code !== ValidationErrorsIBAN.WrongAccountBankBranchChecksum)) return false
  return errorCodes.length === 0 || (iban.startsWith('HU') && isBankBlock(iban.slice(4, 12)))
}

/**
 * A bank account in one spelling, or null: a Hungarian number of 16 or 24 digits as `11773016-11111018` (GIRO), or an IBAN of any country
 * in groups of four. Blanks and hyphens are as they may.
 */
export function toBankAccount(typed: string): string | null {
  const bare = typed.replace(/[\s\u2010-\u2015-]/g, '').toUpperCase()
  if (/^(\d{16}|\d{24})$/.test(bare)) return isBankBlock(bare) && !bare.startsWith('00000000') ? groupBankAccount(bare) : null
  const iban = /^[A-Z]{2}\d{2}[A-Z\d]{10,30}$/.test(bare) ? electronicFormatIBAN(bare) : null
  return iban !== null && isIban(iban) ? groupBankAccount(iban) : null
}
