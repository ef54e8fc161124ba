import { z } from 'zod'
import { boundedText } from '#base/bounded-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { paymentStatuses } from './payment.ts'

/** `forApproval`: above the limit, until a second employee says yes or no. `asked`: the provider is to give the money back, and is asked until it answers. */
export const refundStatuses = ['forApproval', 'asked', 'done', 'failed', 'declined'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** `surplus`: by itself, because the invoice had been paid otherwise or cancelled. */
const refundCauses = ['desk', 'surplus'] as const
export type RefundCause = (typeof refundCauses)[number]

/** `otherMoney`: what came is not what we asked for. The others say themselves what is the matter. */
const issueKinds = ['otherMoney', 'unknownToProvider', 'refundFailed', 'refundUnclear'] as const
export type IssueKind = (typeof issueKinds)[number]

const maxReason = 500
/** Why money goes back, or what a person did about an issue: for our own books. */
const reason = boundedText(maxReason)
  .trim()
  .min(1, refusedWith('REQUIRED'))
  .max(maxReason, refusedWith('TEXT_TOO_LONG', { max: maxReason }))

export const refundToAsk = z.strictObject(
  {
    amount: z
      .int(wrongType)
      .positive(refusedWith('REFUND_TOO_MUCH', { max: 0 }))
      .describe('Whole forints'),
    reason,
  },
  wrongType,
)

const person = z.string().nullable().describe('Whose account it is; null: by itself, or nobody yet')
const moment = z.string().describe('ISO instant')

export const refundRow = z.object({
  id: z.uuid(),
  paymentId: z.uuid(),
  crmRequestId: z.int(),
  invoiceId: z.int(),
  invoiceNumber: z.string(),
  amount: z.int(),
  cause: z.enum(refundCauses),
  reason: z.string(),
  status: z.enum(refundStatuses),
  provider: z.string(),
  askedAt: moment,
  askedBy: person,
  decidedBy: person,
  endedAt: moment.nullable(),
  mayDecide: z.boolean().describe('Whoever reads this may approve it: it waits, and somebody else has asked for it'),
})
export type RefundDto = z.output<typeof refundRow>

export const issueRow = z.object({
  id: z.int(),
  paymentId: z.uuid(),
  refundId: z.uuid().nullable(),
  crmRequestId: z.int(),
  invoiceId: z.int(),
  invoiceNumber: z.string(),
  provider: z.string(),
  providerPaymentId: z.string().nullable(),
  amount: z.int().describe('Of the payment, whole forints'),
  kind: z.enum(issueKinds),
  foundAmount: z.string().nullable().describe('What the provider says came, where that is the matter'),
  foundCurrency: z.string().nullable(),
  noticedAt: moment,
})

/** Of an issue about a refund also how the refund ended, as the employee has seen it at the provider. */
export const issueToResolve = z.strictObject({ resolution: reason, refund: z.enum(['done', 'failed'], wrongType).optional() }, wrongType)

export const paymentRow = z.object({
  id: z.uuid(),
  provider: z.string(),
  providerPaymentId: z.string().nullable(),
  status: z.enum(paymentStatuses),
  amount: z.int(),
  refundable: z.int().describe('Whole forints that can still be given back; 0 while a refund is under way'),
  createdAt: moment,
  endedAt: moment.nullable(),
})
