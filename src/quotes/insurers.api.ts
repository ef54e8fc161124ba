import { z } from 'zod'
import { taxNumberField } from '#accounts/company-numbers.ts'
import { toTaxNumber } from '#accounts/tax-number.ts'
import { employee } from '#accounts/who.ts'
import { email } from '#base/email.ts'
import { get, post, put } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { requiredLine, requiredPrinted } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'

/** An insurer as its invoices name it. */
export const insurerData = z.strictObject(
  {
    name: requiredPrinted(200),
    postalCode: requiredLine(10),
    city: requiredPrinted(100),
    address: requiredPrinted(200),
    taxNumber: taxNumberField
      .refine((typed) => typed !== '', refusedWith('REQUIRED'))
      .refine((typed) => toTaxNumber(typed) !== null, refusedWith('TAX_NUMBER')),
    /** Where quotes and invoices go. */
    email,
    dueDays: z.int(wrongType).min(0, wrongType).max(120, wrongType).describe('Days it has to pay'),
  },
  wrongType,
)
export type InsurerData = z.output<typeof insurerData>

const insurer = z.object({
  ...{ id: z.int(), version: z.int(), name: z.string(), postalCode: z.string(), city: z.string(), address: z.string() },
  ...{ taxNumber: z.string(), email: z.string(), dueDays: z.int() },
})
export type Insurer = z.output<typeof insurer>

export const insurersApi = {
  listInsurers: get('/finance-desk/insurers', {
    summary: 'The insurers, by name',
    who: employee('request.queue'),
    answers: z.object({ insurers: z.array(insurer), maySet: z.boolean().describe('This employee may write them: key company.terms') }),
  }),

  addInsurer: post('/finance-desk/insurers', {
    summary: 'Takes down a new insurer',
    who: employee('company.terms'),
    body: insurerData,
    answers: z.object({ id: z.int() }),
  }),

  changeInsurer: put('/finance-desk/insurers/:insurerId', {
    summary: 'Changes what is known of an insurer; what was issued stays as it is',
    who: employee('company.terms'),
    params: z.object({ insurerId: idInAddress }),
    body: insurerData.extend({ version: z.int(wrongType).describe('The version that was looked at') }),
    answers: z.object({ id: z.int() }),
  }),

  nameInsurer: post('/finance-desk/insured-repairs/:id/insurer', {
    summary: 'Names the insurer that owes for a repair, where nobody did when it was asked',
    who: employee('invoice.issue'),
    params: z.object({ id: idInAddress }),
    body: z.strictObject({ insurerId: z.int(wrongType) }, wrongType),
    answers: z.object({ id: z.int() }),
  }),
}
