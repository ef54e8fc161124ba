import { z } from 'zod'
import { employee } from '#accounts/who.ts'
import { get, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { lineOfText } from '#base/plain-text.ts'
import { wrongType } from '#errors.ts'
import { companyOnTerms, termsToSet } from './company-terms.ts'

const number = z.coerce.number(wrongType).int(wrongType).positive(wrongType)

export const termsApi = {
  listCompanyTerms: get('/finance-desk/company-terms', {
    summary: 'Companies with terms of their own, or those found by name: what is open, and what was set for them',
    who: employee('invoice.markPaid'),
    query: z.strictObject({ text: lineOfText(100).optional(), after: number.optional(), size: number.max(100, wrongType).default(25) }, wrongType),
    answers: z.object({
      companies: z.array(companyOnTerms),
      next: z.int().nullable(),
      /** This employee may set them: key company.terms. */
      maySet: z.boolean(),
      /** Days a company without terms of its own has. */
      usualDays: z.int(),
    }),
  }),

  setCompanyTerms: put('/finance-desk/company-terms/:accountId', {
    summary: 'Sets the terms a company pays on: days, credit limit, or that it pays before its devices leave',
    who: employee('company.terms'),
    params: z.object({ accountId: idInAddress }),
    body: termsToSet,
    answers: z.object({ accountId: z.int() }),
  }),
}
