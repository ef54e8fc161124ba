import { z } from 'zod'
import { bankAccountField, taxNumberField } from '#accounts/company-numbers.ts'
import { toE164 } from '#accounts/phone.ts'
import { toTaxNumber } from '#accounts/tax-number.ts'
import { boundedText } from '#base/bounded-text.ts'
import { languages } from '#base/languages.ts'
import { printedLine, requiredPrinted } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'

const version = z.int(wrongType).positive(refusedWith('INVALID_INPUT'))
/** Of a short list; null: none is chosen. */
const choice = z.int(wrongType).positive(refusedWith('INVALID_INPUT')).max(2_147_483_647, refusedWith('INVALID_INPUT')).nullable().default(null)

/** A telephone number that may be left out, as E.164. */
const phone = boundedText(40)
  .overwrite((typed) => toE164(typed) ?? typed.trim())
  .refine((text) => text === '' || toE164(text) !== null, refusedWith('PHONE'))
  .default('')

/** SPEC 3, customer profile: what the customer changes. `version`: the one that was on the screen; a later one is not overwritten. */
export const changedProfile = z.strictObject(
  {
    version,
    lastName: requiredPrinted(100),
    firstName: requiredPrinted(100),
    middleName: printedLine(100).default(''),
    phone,
    defaultLanguage: z.enum(languages, wrongType),
    /** Of companies only. */
    companyName: printedLine(200).default(''),
    businessForm: choice,
  },
  wrongType,
)

/** What is charged, is charged in forints (DESIGN 6). */
const currencies = ['HUF'] as const

/** SPEC 3, user account: how somebody pays and is invoiced. */
export const changedFinancialData = z.strictObject(
  {
    version,
    currency: z.enum(currencies, wrongType).default('HUF'),
    paymentMethod: choice,
    bankAccountNumber: bankAccountField,
    taxNumber: taxNumberField.refine((text) => text === '' || toTaxNumber(text) !== null, refusedWith('TAX_NUMBER')),
    businessForm: choice,
  },
  wrongType,
)

const named = z.object({ id: z.int(), name: z.string() })

export const paymentMethod = named

export const financialData = z.object({
  version: z.int(),
  currency: z.enum(currencies),
  paymentMethod: named.nullable(),
  bankAccountNumber: z.string().nullable(),
  taxNumber: z.string().nullable(),
  businessForm: named.nullable(),
})
export type FinancialData = z.output<typeof financialData>
