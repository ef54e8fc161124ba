import { z } from 'zod'
import { employee, requestHolder } from '#accounts/who.ts'
import { email } from '#base/email.ts'
import { get, post } from '#base/endpoint.ts'
import { longText } from '#base/plain-text.ts'
import { wrongType } from '#errors.ts'
import { requestIdParams } from '#requests/request-id.ts'
import { requestState } from '#requests/request-state.ts'
import { insurerAnswers } from './insurer.ts'
import { lineKinds } from './quote.ts'

const version = z.int(wrongType).describe('The version of the request the employee was looking at')
const forints = z.int()
const instant = z.string().describe('2026-11-21T09:15:00Z')

/** What the insurer was asked for, and what it answered. */
const insurerView = z.object({
  /** Of the request. */
  version: z.int(),
  quote: z
    .object({
      version: z.int(),
      status: z.enum(['sent', ...insurerAnswers]),
      sentAt: instant,
      answeredAt: instant.nullable(),
      lines: z.array(z.object({ position: z.int(), kind: z.enum(lineKinds), description: z.string(), quantity: z.int(), gross: forints })),
      gross: forints,
      /** Gross forints the customer is asked for; null: nothing, or everything. */
      ownShare: forints.nullable(),
      /** For employees: where it went and what was noted. */
      desk: z.object({ insurer: z.string().nullable(), email: z.string().nullable(), note: z.string(), answerNote: z.string() }).nullable(),
    })
    .nullable(),
  /** Gross forints of the draft that would be sent, and its revision; null: there is none, or the reader may not send it. */
  draft: z.object({ revision: z.int(), gross: forints }).nullable(),
  may: z.object({ ask: z.boolean(), answer: z.boolean(), askForReturn: z.boolean() }),
})
export type InsurerView = z.output<typeof insurerView>

export const insurerApi = {
  getInsurerQuote: get('/customer-requests/:id/insurer-quote', {
    summary: 'What the insurer of an insurance repair was asked to pay, and what it answered',
    who: requestHolder,
    scope: 'requests.read',
    params: requestIdParams,
    answers: insurerView,
  }),

  getInsurerQuoteDocument: get('/customer-requests/:id/insurer-quote/document', {
    summary: 'The quote as the insurer gets it, as PDF',
    who: requestHolder,
    params: requestIdParams,
    shape: 'file',
    answers: z.null(),
  }),

  askInsurer: post('/customer-requests/:id/insurer-quote', {
    summary: 'Sends the saved quote to the insurer by e-mail, or notes that it was sent otherwise; a new version voids the earlier one',
    who: employee('quote.send'),
    params: requestIdParams,
    body: z.strictObject(
      {
        version,
        revision: z.int(wrongType).describe('Of the draft that was looked at'),
        insurerId: z.int(wrongType).nullable().default(null).describe('Which of the insurers it goes to'),
        email: email.nullable().default(null).describe('Without one nothing is mailed, and the note says how it was sent'),
        note: longText(3000).default(''),
      },
      wrongType,
    ),
    answers: requestState,
  }),

  noteInsurerAnswer: post('/customer-requests/:id/insurer-answer', {
    summary: 'Writes down what the insurer answered; an own share is sent to the customer as a quote to accept',
    who: employee('quote.decideOnBehalf'),
    params: requestIdParams,
    body: z.strictObject(
      {
        version,
        insurerVersion: z.int(wrongType).describe('Of the quote the insurer answered'),
        answer: z.enum(insurerAnswers, wrongType),
        ownShare: z.int(wrongType).min(1, wrongType).nullable().default(null).describe('Gross forints; only with `part`'),
        note: longText(3000).default(''),
      },
      wrongType,
    ),
    answers: requestState,
  }),

  askForReturn: post('/customer-requests/:id/return-after-insurer', {
    summary: 'The customer whose insurer pays nothing asks for the device back instead of a quote',
    who: requestHolder,
    scope: 'decisions',
    params: requestIdParams,
    body: z.strictObject({ insurerVersion: z.int(wrongType) }, wrongType),
    answers: requestState,
  }),
}
