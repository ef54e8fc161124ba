import { z } from 'zod'
import { companyLogActions } from '#accounts/company-log.ts'
import { taxNumberField } from '#accounts/company-numbers.ts'
import { ticked } from '#accounts/consent.ts'
import { companyTypes } from '#accounts/customer-type.ts'
import { newPasswordForm } from '#accounts/password.ts'
import { toTaxNumber } from '#accounts/tax-number.ts'
import { companyRoles, customerTypes } from '#accounts/who.ts'
import { email } from '#base/email.ts'
import { languages } from '#base/languages.ts'
import { requiredPrinted } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { accessShape, shownAccess } from './cost-centre.ts'

/** Days the link of an invitation lives. */
export const invitationDays = 7

const id = z.int(wrongType).positive(refusedWith('INVALID_INPUT')).max(2_147_483_647, refusedWith('INVALID_INPUT'))

export const newPerson = z.strictObject(
  {
    lastName: requiredPrinted(100),
    firstName: requiredPrinted(100),
    email,
    language: z.enum(languages, wrongType).default('hu'),
    role: z.enum(companyRoles, wrongType),
    ...accessShape,
  },
  wrongType,
)
export type NewPerson = z.output<typeof newPerson>

/** A company that has no account yet, and whom to invite as its first administrator. */
export const newCompany = z.strictObject(
  {
    name: requiredPrinted(200),
    /** The id of the legal form, lookup `businessForms`. */
    businessForm: id,
    taxNumber: taxNumberField
      .refine((typed) => typed !== '', { ...refusedWith('REQUIRED'), abort: true })
      .refine((typed) => toTaxNumber(typed) !== null, refusedWith('TAX_NUMBER')),
    customerType: z.enum(companyTypes, wrongType),
    administrator: newPerson.omit({ role: true, everyCostCentre: true, costCentreIds: true, decisionLimit: true }),
  },
  wrongType,
)

const companySummary = z.object({
  id: z.int(),
  name: z.string(),
  /** The abbreviation of the legal form: Kft. */
  businessForm: z.string().nullable(),
  taxNumber: z.string().nullable(),
  customerType: z.enum(customerTypes),
})

export const companyInList = companySummary.extend({
  people: z.int(),
  invited: z.int(),
})
export type CompanyInList = z.output<typeof companyInList>

export const companyPerson = z.object({
  accountId: z.int(),
  /** Sent back with every change, so that nobody overwrites what they have not seen. */
  version: z.int(),
  isSelf: z.boolean(),
  name: z.string(),
  email: z.string(),
  role: z.enum(companyRoles),
  ...shownAccess,
  state: z.enum(['active', 'left']),
  lastLoginAt: z.string().nullable().describe('2026-11-21T09:15:00Z'),
})
export type CompanyPerson = z.output<typeof companyPerson>

export const companyInvitation = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  role: z.enum(companyRoles),
  expiresAt: z.string().describe('2026-11-28T09:15:00Z'),
  isExpired: z.boolean(),
})
export type CompanyInvitation = z.output<typeof companyInvitation>

export const company = companySummary.extend({
  people: z.array(companyPerson),
  invitations: z.array(companyInvitation),
  wantsStatement: z.boolean().describe('Its administrators are mailed what each month was like'),
})
export type Company = z.output<typeof company>

export const companyLogEntry = z.object({
  id: z.int(),
  at: z.string(),
  action: z.enum(companyLogActions),
  by: z.string(),
  /** The person, or the address that was invited; empty where nobody is meant. */
  whom: z.string(),
  roleBefore: z.enum(companyRoles).nullable(),
  roleAfter: z.enum(companyRoles).nullable(),
  /** The cost centres, the limit or the request it is about, in words. */
  about: z.string().nullable(),
})
export type CompanyLogEntry = z.output<typeof companyLogEntry>

/** What the page of an invitation shows before it is accepted. `hasLogin`: its address has a login, whose owner joins by it. */
export const shownInvitation = companySummary.pick({ name: true, businessForm: true }).extend({
  person: z.string(),
  email: z.string(),
  role: z.enum(companyRoles),
  hasLogin: z.boolean(),
  textVersions: z.object({ privacy: z.int(), terms: z.int() }),
})

const accepted = {
  gdpr: ticked('PRIVACY_REQUIRED'),
  termsAndCond: ticked('TERMS_REQUIRED'),
  textVersions: z.strictObject({ privacy: id, terms: id }, wrongType),
}

/** The password, and what whoever opens an account accepts. */
export const acceptedInvitation = newPasswordForm.safeExtend(accepted)

/** Of whoever has a login already. */
export const joining = z.strictObject(accepted, wrongType)

const version = z.int(wrongType)
export const changedPerson = z.strictObject({ version, role: z.enum(companyRoles, wrongType), ...accessShape }, wrongType)
export type ChangedPerson = z.output<typeof changedPerson>
export const seenPerson = z.strictObject({ version }, wrongType)
