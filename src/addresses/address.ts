import { z } from 'zod'
import { boundedText } from '#base/bounded-text.ts'
import { lineOfText, printedLine, requiredPrinted } from '#base/plain-text.ts'
import { issueMessage, refusedWith, wrongType } from '#errors.ts'
import { hungary } from './hungary.ts'

/** The kind of a public place that has none, as Oktogon in Budapest: chosen on purpose, so that nobody forgets `utca`. */
export const noKind = '-'

/** A Hungarian postal code: four digits, none of them starts with 0. */
export const isPostalCode = (text: string) => /^[1-9]\d{3}$/.test(text)

/** Without what stands around the digits: SPEC 3: the old server form carries the code as `ZIP:1134`, older letter-heads as `H-1134`. */
export const barePostalCode = (text: string) => text.replace(/^\s*(?:zip:|h-(?=\d{4}\s*$))\s*/i, '').trim()

/** `1134 Budapest`, as an address is written: the town has a field of its own. Two letters may belong to the code (`1012 AB`, of the Netherlands). */
export const codeWithoutTown = (text: string) => barePostalCode(text.replace(/^(\s*(?:h-)?\d{4})[\s,]*\p{L}{3}.*$/iu, '$1'))

/** The fields of an address as they travel (SPEC 3, Address). */
export const addressFields = {
  countryCode: boundedText(3)
    .overwrite((code) => code.trim().toUpperCase())
    .regex(/^[A-Z]{3}$/, refusedWith('INVALID_INPUT'))
    .default(hungary),
  postalCode: lineOfText(20)
    .overwrite(codeWithoutTown)
    .refine((text) => text !== '', refusedWith('REQUIRED')),
  city: requiredPrinted(60),
  publicPlaceName: requiredPrinted(80),
  publicPlaceType: printedLine(30)
    .default('')
    .describe('In Hungarian, one of GET /api/public-place-types or any other word; “-” where the place has none. Needed in Hungary only'),
  streetNumber: requiredPrinted(30),
  other: printedLine(100).default(''),
}

type Refusing = { addIssue: (issue: { code: 'custom'; path: string[]; message: string }) => void }

/** What only the whole address can tell: the spelling of the code and the need for a kind of place depend on the country. */
export function checkAddress(address: Pick<Address, 'countryCode' | 'postalCode' | 'publicPlaceType'>, refused: Refusing) {
  const refuse = (field: string, message: string) => refused.addIssue({ code: 'custom', path: [field], message })
  if (address.countryCode === hungary) {
    if (!isPostalCode(address.postalCode)) refuse('postalCode', issueMessage('POSTAL_CODE'))
    if (address.publicPlaceType === '') refuse('publicPlaceType', issueMessage('REQUIRED'))
  } else if (!/^[\p{L}\d][\p{L}\d -]{1,11}$/u.test(address.postalCode)) refuse('postalCode', issueMessage('POSTAL_CODE'))
}

export const address = z.strictObject(addressFields, wrongType).superRefine(checkAddress)
export type Address = z.output<typeof address>
