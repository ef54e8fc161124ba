import { z } from 'zod'
import { lineOfText, printedLine } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { signature } from '#signatures/signature.ts'
import { foldedWords } from './folded-words.ts'

/** What somebody shows at the counter. Never copied, and of its number only the end is noted (GDPR 5 (1) c). */
export const identityKinds = ['identityCard', 'passport', 'drivingLicence'] as const
export type IdentityKind = (typeof identityKinds)[number]

/** The last three or four signs of a document's number. */
const identityEnd = lineOfText(12)
  .overwrite((typed) => typed.replace(/\s/g, '').toUpperCase())
  .refine((end) => /^[A-Z\d]{3,4}$/.test(end), refusedWith('IDENTITY_END'))

/** Who fetches a device, and what they showed. */
export const collector = z.strictObject(
  {
    handedTo: printedLine(100).refine((name) => name.length >= 2, refusedWith('REQUIRED')),
    identityKind: z.enum(identityKinds, refusedWith('REQUIRED')),
    identityEnd,
    /** They are somebody else than the customer, and brought a written authorisation. */
    byAuthorisation: z.boolean(wrongType).default(false),
    signature,
  },
  wrongType,
)

type Customer = { readonly lastName: string; readonly firstName: string; readonly middleName: string }

/**
 * Whether the name is the customer's: each word of it is one of theirs, and family and given name are among them, in whatever order, case and accents, as
 * documents write them. A second given name may be left out.
 */
export function isCustomer(handedTo: string, { lastName, firstName, middleName }: Customer): boolean {
  const said = foldedWords(handedTo)
  const own = foldedWords([lastName, firstName, middleName].join(' '))
  const needed = foldedWords(`${lastName} ${firstName}`)
  return said.length > 0 && said.every((word) => own.includes(word)) && needed.every((word) => said.includes(word))
}
