import { z } from 'zod'
import { employee, requestHolder } from '#accounts/who.ts'
import { boundedText } from '#base/bounded-text.ts'
import { get, post, put } from '#base/endpoint.ts'
import { lineOfText } from '#base/plain-text.ts'
import { refusedWith, wrongType, wrongTypeAs } from '#errors.ts'
import { requestIdParams } from '#requests/request-id.ts'
import { saidBy } from '#requests/said-by.ts'
import { compensationLists, compensationRow, compensationView } from './compensation.ts'

const version = z.int(wrongType).describe('The version of the compensation that was on the screen')
const number = z.coerce.number(wrongType).int(wrongType).positive(wrongType)
const answers = z.object({ version: z.int() })
const cashier = employee('invoice.markPaid')

const accountSaid = {
  version,
  useKnown: z.boolean(wrongType).default(false).describe('The account the portal knows already, in the place of one that is typed'),
  account: boundedText(60).default('').describe('GIRO (16 or 24 digits) or IBAN'),
  holder: lineOfText(100).min(2, refusedWith('REQUIRED')).describe('Whose account it is'),
}

export const compensationsApi = {
  getCompensation: get('/customer-requests/:id/compensation', {
    summary: 'What is paid for a lost parcel, to which account and by when; null where nothing is',
    who: requestHolder,
    params: requestIdParams,
    answers: z.object({ compensation: compensationView.nullable() }),
  }),

  sayCompensationAccount: put('/customer-requests/:id/compensation-account', {
    summary: 'Says to which bank account the compensation is to be paid, or to which other one while it is unpaid; the same twice is one',
    who: requestHolder,
    params: requestIdParams,
    body: z.strictObject(accountSaid, wrongType),
    answers,
  }),

  sayCompensationAccountOnBehalf: post('/customer-requests/:id/compensation-account-on-behalf', {
    summary: 'Writes down the account the customer said by phone, by e-mail or in person, who is told so',
    who: employee('quote.decideOnBehalf'),
    idempotent: true,
    params: requestIdParams,
    body: z.strictObject(
      { ...accountSaid, method: z.enum(saidBy, refusedWith('REQUIRED')), note: lineOfText(300).min(1, refusedWith('REQUIRED')) },
      wrongType,
    ),
    answers,
  }),

  listCompensations: get('/finance-desk/compensations', {
    summary:
      'Compensations that can be paid, the one due first first; those that wait for an account, the oldest first; those that were paid, the latest first',
    who: cashier,
    fromReplica: true,
    query: z.strictObject(
      { list: z.enum(compensationLists, wrongType).default('toPay'), after: number.optional(), size: number.max(100, wrongType).default(25) },
      wrongType,
    ),
    answers: z.object({
      compensations: z.array(compensationRow),
      next: z.int().nullable(),
      /** Only with the first page. */
      counts: z.object({ toPay: z.int(), noAccount: z.int() }).nullable(),
    }),
  }),

  payCompensation: post('/finance-desk/compensations/:id/pay', {
    summary: 'Notes that the compensation was transferred, which the customer is told',
    who: cashier,
    idempotent: true,
    params: requestIdParams,
    body: z.strictObject({ version, paidOn: z.iso.date(wrongTypeAs('COMPENSATION_DAY')), reference: lineOfText(140).default('') }, wrongType),
    answers,
  }),

  takeBackCompensation: post('/finance-desk/compensations/:id/take-back', {
    summary: 'Notes that the compensation was not transferred after all, within thirty days; the customer is told',
    who: cashier,
    idempotent: true,
    params: requestIdParams,
    body: z.strictObject({ version, note: lineOfText(300).min(3, refusedWith('REQUIRED')) }, wrongType),
    answers,
  }),
}
