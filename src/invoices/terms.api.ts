import { z } from 'zod'
import { businessTypes } from '#accounts/customer-type.ts'
import { account, employee } from '#accounts/who.ts'
import { get, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { lineOfText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { companyOnTerms, ownTerms, termsHolders, termsToSet } from './company-terms.ts'

const named = z.object({ id: z.int(), name: z.string() })
const number = z.coerce.number(wrongType).int(wrongType).positive(wrongType)

/** The last of the page before: `company-12`, `account-7`. */
const place = z
  .string(wrongType)
  .max(30)
  .regex(/^(company|account)-[1-9]\d{0,14}$/, refusedWith('INVALID_INPUT'))
  .transform((text) => ({ kind: text.startsWith('company') ? ('company' as const) : ('account' as const), id: Number(text.split('-')[1]) }))

export const termsApi = {
  listCompanyTerms: get('/finance-desk/company-terms', {
    summary: 'Companies with terms of their own, or those found by name: what is open, and what was set for them',
    who: employee('invoice.markPaid'),
    fromReplica: true,
    query: z.strictObject({ text: lineOfText(100).optional(), after: place.optional(), size: number.max(100, wrongType).default(25) }, wrongType),
    answers: z.object({
      companies: z.array(companyOnTerms),
      next: z.string().nullable(),
      /** This employee may set them: key company.terms. */
      maySet: z.boolean(),
      /** How invoices can be paid, and the price lists there are beside the general one: what may be set. */
      paymentMethods: z.array(named),
      priceLists: z.array(named),
      /** Days a company without terms of its own has. */
      usualDays: z.int(),
    }),
  }),

  setCompanyTerms: put('/finance-desk/company-terms/:kind/:holderId', {
    summary: 'Sets the terms a company pays on: days, credit limit, or that it pays before its devices leave',
    who: employee('company.terms'),
    params: z.object({ kind: z.enum(termsHolders, refusedWith('NOT_FOUND')), holderId: idInAddress }),
    body: termsToSet,
    answers: z.object({ id: z.int() }),
  }),

  showOwnTerms: get('/company-terms', {
    summary: 'On what terms the company of the caller pays; its limit and what is open for its administrators and approvers',
    who: account(...businessTypes),
    answers: ownTerms,
  }),
}
