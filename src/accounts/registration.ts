import { z } from 'zod'
import { boundedText } from '#base/bounded-text.ts'
import { email } from '#base/email.ts'
import { printedLine, requiredPrinted } from '#base/plain-text.ts'
import { issueMessage, refusedWith, wrongType } from '#errors.ts'
import { taxNumberField } from './company-numbers.ts'
import { ticked } from './consent.ts'
import { registrationTypes } from './features.ts'
import { toTaxNumber } from './tax-number.ts'

const id = z.int(wrongType).positive(refusedWith('INVALID_INPUT')).max(2_147_483_647, refusedWith('INVALID_INPUT'))

const fields = z.strictObject(
  {
    customerType: z.enum(registrationTypes, wrongType),
    lastName: requiredPrinted(100),
    firstName: requiredPrinted(100),
    email,
    /** May be left out. The server reads it: what reads telephone numbers is too much for a visitor's page. */
    phone: boundedText(40).default(''),
    companyName: printedLine(200).default(''),
    /** The id of the legal form, lookup `businessForms`. */
    businessForm: id.nullable().default(null),
    taxNumber: taxNumberField,
    gdpr: ticked('PRIVACY_REQUIRED'),
    termsAndCond: ticked('TERMS_REQUIRED'),
    /** The rows of `text_versions` that were accepted. */
    textVersions: z.strictObject({ privacy: id, terms: id }, wrongType),
  },
  wrongType,
)

type Asked = Pick<z.output<typeof fields>, 'customerType' | 'companyName' | 'businessForm' | 'taxNumber'>

/** A company is named by its name, form and tax number; of a person none of them is asked. */
function* refusalsOfCompany({ customerType, companyName, businessForm, taxNumber }: Asked) {
  const isCompany = customerType === 'MOST-B2B'
  for (const [field, value] of Object.entries({ companyName, businessForm, taxNumber })) {
    const isMissing = value === '' || value === null
    if (isCompany === isMissing) yield [field, isMissing ? 'REQUIRED' : 'FIELD_NOT_ASKED'] as const
  }
  if (isCompany && taxNumber !== '' && toTaxNumber(taxNumber) === null) yield ['taxNumber', 'TAX_NUMBER'] as const
}

/** What the form of `/regisztracio` sends (SPEC 1: B2C and MOST-B2B). The password is set by the link of the email. */
export const registrationForm = fields.superRefine((typed, refused) => {
  for (const [field, code] of refusalsOfCompany(typed)) refused.addIssue({ code: 'custom', path: [field], message: issueMessage(code) })
})
export type RegistrationForm = z.output<typeof registrationForm>

/** What the form shows: the wordings in force, and the legal forms to choose from. */
export const registrationSetup = z.object({
  textVersions: z.object({ privacy: z.int(), terms: z.int() }),
  businessForms: z.array(z.object({ id: z.int(), name: z.string(), short: z.string().nullable() })),
})
