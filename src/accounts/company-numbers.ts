import { boundedText } from '#base/bounded-text.ts'
import { lineOfText } from '#base/plain-text.ts'
import { refusedWith } from '#errors.ts'
import { toBankAccount } from './bank-account.ts'
import { toTaxNumber } from './tax-number.ts'

/** A bank account that may be left out, in its one spelling. */
export const bankAccountField = boundedText(60)
  .overwrite((typed) => toBankAccount(typed) ?? typed.trim())
  .refine((text) => text === '' || toBankAccount(text) !== null, refusedWith('BANK_ACCOUNT'))
  .default('')

/** A tax number that may be left out; a Hungarian one gets its hyphens. Whether another will do, its form says. */
export const taxNumberField = lineOfText(30)
  .overwrite((typed) => toTaxNumber(typed) ?? typed)
  .default('')
