import { z } from 'zod'
import { requestHolder } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { paymentResults } from './payment.ts'

const number = z.int(wrongType).positive(refusedWith('NOT_FOUND'))
/** An order or a payer as the provider names them. */
const named = z.string(wrongType).regex(/^[\w-]{1,64}$/, refusedWith('NOT_FOUND'))

export const paymentsApi = {
  createPayment: post('/payments/create', {
    summary: 'Starts to pay an invoice on line, or answers the payment of it that is already open',
    who: requestHolder,
    idempotent: true,
    /** The provider is asked in between. */
    transaction: false,
    body: z.strictObject(
      {
        crmRequestId: number,
        invoiceId: number,
        /** Taken and left alone: the provider sends the payer back to our own pages only, and the amount is the invoice's. */
        returnUrls: z.record(z.string().max(40), z.string().max(2000)).optional(),
      },
      wrongType,
    ),
    answers: z.object({ paymentId: z.uuid(), redirectUrl: z.url().describe('Where the payer approves the payment') }),
  }),
  returnFromPayment: get('/payments', {
    summary:
      'How a payment ended, asked by the page the provider sent the payer back to; without PayerID the payer cancelled. Pending: ask again later',
    who: requestHolder,
    query: z.strictObject({ token: named, PayerID: named.optional() }, wrongType),
    // The provider is asked, and the end of the payment written.
    transaction: false,
    answers: z.object({ status: z.enum(paymentResults), crmRequestId: z.int(), invoiceNumber: z.string() }),
  }),
}
