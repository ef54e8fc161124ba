import { z } from 'zod'
import { grades } from '#prices/price.ts'
import { buybackAnswers } from './answers.ts'

const instant = z.string().describe('2026-11-21T09:15:00Z')
const day = z.string().describe('2026-11-21, in Europe/Budapest')
const wording = z.object({ id: z.int(), text: z.string() })

/** Of the offer: made, then decided once. */
const decisions = ['accepted', 'declined', 'expired'] as const

/** A buyback as its seller and the desk see it. Prices are whole forints without VAT, which is what a private person is paid. */
export const buybackView = z.object({
  answers: buybackAnswers,
  grade: z.enum(grades),
  estimatedPrice: z.int(),
  estimatedUntil: instant,
  storageGb: z.int().nullable(),
  /** Its end alone: the whole number is shown to whoever pays. */
  payoutAccountEnd: z.string(),
  /** A company invoices the price with its VAT; a private person gets a statement of ours. */
  isCompany: z.boolean(),
  offer: z
    .object({
      found: buybackAnswers,
      grade: z.enum(grades),
      price: z.int(),
      /** What is transferred: with VAT to a company. */
      payout: z.int(),
      reason: z.string(),
      sentAt: instant,
      validUntil: instant,
      lastDay: day,
      decision: z.enum(decisions).nullable(),
      decidedAt: instant.nullable(),
    })
    .nullable(),
  /** Why it was sent back without an offer. */
  returned: z.object({ reason: z.string(), at: instant }).nullable(),
  payout: z.object({ amount: z.int(), paidOn: day.nullable() }).nullable(),
  /** What a seller declares, and the words of the button. */
  texts: z.object({ sellerOwns: wording, sellDevice: wording }),
  /** To employees who may offer: what the list of the day of the estimate says for each grade of this model. */
  listed: z.partialRecord(z.enum(grades), z.int()).nullable(),
  may: z.object({ decide: z.boolean(), offer: z.boolean(), decideOnBehalf: z.boolean(), return: z.boolean(), pay: z.boolean() }),
})
export type BuybackView = z.output<typeof buybackView>

/** What an employee of the finance desk transfers. */
export const duePayout = z.object({
  crmRequestId: z.int(),
  version: z.int(),
  device: z.string(),
  seller: z.string(),
  isCompany: z.boolean(),
  account: z.string(),
  amount: z.int(),
  dueSince: instant,
})
export type DuePayout = z.output<typeof duePayout>
