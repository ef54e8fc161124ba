import { type Actor, keysOf, type Owner, rightsAbout } from '#accounts/who.ts'
import { maskEmail, maskEnd, maskName, maskPostalCode } from './masked.ts'

type Masking = (text: string) => string

/** What becomes of each kind of personal data before it is answered. */
export type Mask = {
  /** Of a person or a company. */
  readonly name: Masking
  /** Of the device, the claim, the worksheet of a repeat. */
  readonly number: Masking
  readonly email: Masking
  /** And tax numbers. */
  readonly phone: Masking
  readonly postalCode: Masking
  /** The rest of an address, and what is written to the courier: empty where it is hidden. */
  readonly place: Masking
}

const whole: Masking = (text) => text
const hidden: Masking = () => ''

/**
 * Who is shown what of a request; the only place of this rule (DESIGN 8.25, docs/decisions/0010, 0025 and 0068). The owner, by account or tracking
 * session, and whoever looks after the requests of the owner's company, is shown everything; an employee everything but, without customer.view, how to reach the customer and where they live; a
 * session of the document viewer nothing by which a person, a device or a claim could be told.
 * @param owner whose request it is; whether the caller may see the request at all is asked before (request-holder-store.ts)
 */
export function shownOf(actor: Actor, owner: Owner): { readonly identity: boolean; readonly contact: boolean } {
  if (rightsAbout(actor, owner) !== null) return { identity: true, contact: true }
  const isEmployee = keysOf(actor).length > 0
  return { identity: isEmployee, contact: isEmployee && keysOf(actor).includes('customer.view') }
}

export function maskFor(actor: Actor, owner: Owner): Mask {
  const { identity, contact } = shownOf(actor, owner)
  return {
    name: identity ? whole : maskName,
    number: identity ? whole : (text) => maskEnd(text),
    email: contact ? whole : maskEmail,
    phone: contact ? whole : (text) => maskEnd(text),
    postalCode: contact ? whole : maskPostalCode,
    place: contact ? whole : hidden,
  }
}

/** What is not there needs no mask. */
export const orNull = (mask: Masking, text: string | null): string | null => (text === null || text === '' ? null : mask(text) || null)
