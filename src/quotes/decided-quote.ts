import { z } from 'zod'
import { saidBy } from '#requests/said-by.ts'
import { lineChoices, lineKinds } from './quote.ts'

/** Every way a decision comes in; `costLimit` and `clock` are the portal's own. */
export const decisionChannels = ['web', ...saidBy, 'costLimit', 'clock'] as const

/** Characters. */
export const maxRefusalReason = 500

const forints = z.int()
const amounts = z.object({ net: forints, vat: forints, gross: forints })
const instant = z.string().describe('2026-11-21T09:15:00Z')
const day = z.string().describe('2026-11-21, in Europe/Budapest')

/** Gross forints a refusal costs; in cash it is rounded (DOMAIN 0.8). */
const fees = z.object({ inspection: forints, logistics: forints, total: forints, totalInCash: forints })

/** A decision as it stands; the answer of the same decision made again is the same to the letter. */
export const quoteDecided = z.object({
  quoteAcceptedStatus: z.boolean(),
  /** Of the quote. */
  version: z.int(),
  decidedAt: instant,
  /** Every line that was ordered, the fixed ones too. */
  chosenLineIds: z.array(z.int()),
  totals: amounts.nullable(),
  fees: fees.nullable(),
})
export type QuoteDecided = z.output<typeof quoteDecided>

const text = z.object({ id: z.int(), text: z.string() })

/** The version of the quote that counts. */
export const quoteView = z.object({
  version: z.int(),
  status: z.enum(['sent', 'accepted', 'rejected', 'expired']),
  sentAt: instant,
  /** The last moment that still counts, and its day. */
  validUntil: instant,
  lastDay: day,
  /** 0 on the last one, and after it. */
  daysLeft: z.int().min(0),
  certain: z.boolean(),
  note: z.string(),
  /** What the customer was told before the booking, gross forints with the delivery; null: nothing was promised. */
  expected: z.object({ from: forints, to: forints }).nullable(),
  /** Why even the cheapest choice costs more than that; empty: it does not. */
  aboveEstimateReason: z.string(),
  lines: z.array(
    amounts.extend({
      id: z.int(),
      kind: z.enum(lineKinds),
      description: z.string(),
      quantity: z.int(),
      netUnit: forints,
      choice: z.enum(lineChoices),
      group: z.int().nullable(),
    }),
  ),
  /** The order that costs least and the one that costs most; the same where there is nothing to choose. */
  cheapest: amounts,
  dearest: amounts,
  fees,
  isConsumer: z.boolean(),
  texts: z.object({ orderToPay: text, startNow: text, startLoss: text }),
  decision: quoteDecided
    .extend({
      expired: z.boolean(),
      channel: z.enum(decisionChannels),
      /** Why it was refused, in the words of whoever did; '' where they did not say. */
      reason: z.string(),
      /** The name of somebody else of the company who decided it, '' of whom it is not known; null: the reader. */
      decidedBy: z.string().nullable(),
    })
    .nullable(),
  /** It waits for a decision still, be it of somebody else than the caller. */
  isOpen: z.boolean(),
  /** The gross forints the caller may decide about alone, where a choice of this quote is above it and waits for an approver; null: none is. */
  approval: z.object({ limit: forints }).nullable(),
  /**
   * To a colleague who may decide: who sent the request ('': not known), and the gross forints that person may decide about alone, where a choice of this quote is above
   * it (null: none is). Null to everybody else.
   */
  sender: z.object({ name: z.string(), limit: forints.nullable() }).nullable(),
  /** `decide`: the caller, for themselves; `decideOnBehalf`: the employee, for the customer. */
  may: z.object({ decide: z.boolean(), decideOnBehalf: z.boolean() }),
})
export type QuoteView = z.output<typeof quoteView>
