import { z } from 'zod'
import { anyone, employee, requestHolder } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { idInAddress } from '#base/id-in-address.ts'
import { pageSize } from '#base/rows-per-page.ts'
import { issueMessage, refusedWith, wrongType } from '#errors.ts'
import { onlineMethods, paymentResults } from './payment.ts'
import { issueRow, issueToResolve, paymentRow, refundRow, refundStatuses, refundToAsk } from './refund.ts'

const number = z.int(wrongType).positive(refusedWith('NOT_FOUND'))
const uuid = z.uuid(refusedWith('NOT_FOUND'))
/** An order or a payer as the provider names them. */
const named = z.string(wrongType).regex(/^[\w-]{1,64}$/, refusedWith('NOT_FOUND'))
const base64 = (max: number) =>
  z
    .string(wrongType)
    .max(max, refusedWith('NOT_FOUND'))
    .regex(/^[A-Za-z0-9+/=]+$/, refusedWith('NOT_FOUND'))

type PaypalReturn = { token: string; PayerID?: string | undefined }
type SimplepayReturn = { r: string; s: string }

/** What a provider sends the payer back with: PayPal `token` and, unless they cancelled, `PayerID`; SimplePay `r` and `s`. */
const providersReturn = z
  .strictObject({ token: named.optional(), PayerID: named.optional(), r: base64(1000).optional(), s: base64(200).optional() }, wrongType)
  .transform((query, { addIssue }): PaypalReturn | SimplepayReturn => {
    const { token, PayerID, r, s } = query
    const isPaypal = token !== undefined || PayerID !== undefined
    const isSimplepay = r !== undefined || s !== undefined
    if (token !== undefined && !isSimplepay) return { token, PayerID }
    if (r !== undefined && s !== undefined && !isPaypal) return { r, s }
    const path = isPaypal || !isSimplepay ? 'token' : r === undefined ? 'r' : 's'
    addIssue({ code: 'custom', path: [path], message: issueMessage(query[path] === undefined ? 'REQUIRED' : 'INVALID_INPUT') })
    return z.NEVER
  })

/** A message of a provider is a few kilobytes of text whose signature is over every character of it. */
const message = {
  who: anyone,
  rate: 'read',
  transaction: false,
  exactBody: true,
  body: z.string(wrongType).max(64_000),
  shape: 'text',
  answers: z.unknown(),
} as const

/** Who says that an invoice is paid also gives money back. */
const finance = employee('invoice.markPaid')

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
        /** 4 on line (PayPal), 5 by card (SimplePay); the invoice's own, where it is one of them, unless said, otherwise 4. */
        paymentMethodId: z.literal([...onlineMethods], refusedWith('PAYMENT_METHOD_NOT_OFFERED')).optional(),
        /** Taken and left alone: the provider sends the payer back to our own pages only, and the amount is the invoice's. */
        returnUrls: z.record(z.string().max(40), z.string().max(2000)).optional(),
      },
      wrongType,
    ),
    answers: z.object({ paymentId: z.uuid(), redirectUrl: z.url().describe('Where the payer approves the payment') }),
  }),
  returnFromPayment: get('/payments', {
    summary:
      'How a payment ended, asked by the page the provider sent the payer back to. From PayPal: token, without PayerID the payer cancelled. From SimplePay: r and s as they came. Pending: ask again later',
    who: requestHolder,
    query: providersReturn,
    // The provider is asked, and the end of the payment written.
    transaction: false,
    answers: z.object({
      status: z.enum(paymentResults),
      crmRequestId: z.int(),
      invoiceNumber: z.string(),
      paymentMethodId: z.literal([...onlineMethods]),
      transactionId: z.string().describe('What the provider calls it'),
      timedOut: z.boolean().describe('It failed because the payer did not begin in time'),
    }),
  }),

  receivePaypalMessage: post('/payments/webhooks/paypal', {
    summary: 'PayPal tells of a payment (webhook). Only makes us ask about it; 401 without a good signature',
    ...message,
  }),
  receiveSimplepayMessage: post('/payments/webhooks/simplepay', {
    summary: 'SimplePay tells of a payment (IPN), and is answered its own message, signed. Only makes us ask about it; 401 without a good signature',
    ...message,
  }),

  listInvoicePayments: get('/invoices/:invoiceId/payments', {
    summary: 'The payments of an invoice through a provider, the newest first, and how much of each can be given back. Key invoice.markPaid',
    who: finance,
    params: z.object({ invoiceId: idInAddress }),
    answers: z.array(paymentRow),
  }),
  askRefund: post('/payments/:paymentId/refunds', {
    summary:
      'Gives money back that came through a provider. Above the system parameter refundApprovalLimit, with what was asked for of the payment before, a second employee must approve. Key invoice.markPaid',
    who: finance,
    idempotent: true,
    params: z.object({ paymentId: uuid }),
    body: refundToAsk,
    answers: z.object({ refundId: z.uuid(), status: z.enum(['forApproval', 'asked']) }),
  }),
  decideRefund: post('/payments/refunds/:refundId/decision', {
    summary: 'Four eyes: approves or declines a refund that somebody else has asked for. Key invoice.markPaid',
    who: finance,
    params: z.object({ refundId: uuid }),
    body: z.strictObject({ approve: z.boolean(wrongType) }, wrongType),
    answers: z.object({ refundId: z.uuid(), status: z.enum(['asked', 'declined']) }),
  }),
  listRefunds: get('/payments/refunds', {
    summary: 'Refunds through a provider, the newest first. Key invoice.markPaid',
    who: finance,
    fromReplica: true,
    query: z.strictObject(
      {
        status: z.enum(refundStatuses, wrongType).optional(),
        /** The last refund of the page before. */
        after: z.uuid(wrongType).optional(),
        size: pageSize,
      },
      wrongType,
    ),
    answers: z.object({ refunds: z.array(refundRow), next: z.uuid().nullable() }),
  }),
  listIssues: get('/payments/issues', {
    summary: 'Payments and refunds that a person must look at, the newest first. Key invoice.markPaid',
    who: finance,
    fromReplica: true,
    query: z.strictObject({ after: idInAddress.optional(), size: pageSize }, wrongType),
    answers: z.object({ issues: z.array(issueRow), next: z.int().nullable() }),
  }),
  resolveIssue: post('/payments/issues/:issueId/resolution', {
    summary: 'A person has looked at a payment and says what was done; of a refund nobody knows the end of also how it ended. Key invoice.markPaid',
    who: finance,
    params: z.object({ issueId: idInAddress }),
    body: issueToResolve,
    answers: z.object({ issueId: z.int() }),
  }),
}
