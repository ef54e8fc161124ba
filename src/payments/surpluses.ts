import { z } from 'zod'
import { invoiceKinds } from '#invoices/invoice.ts'

/** Why money was too much. `cancelled`: nothing is owed by it (any more); `overpaid`: more came than it asks for. */
const surplusReasons = ['cancelled', 'overpaid'] as const

/** Where money goes that is sent back by hand. */
export const surplusWays = ['payerAccount', 'otherAccount', 'cash'] as const
export type SurplusWay = (typeof surplusWays)[number]

const forints = z.int().describe('Whole forints')

/** Money that came for an invoice or proforma beyond what it asks for, and what may be done with it. */
export const surplus = z.object({
  invoiceId: z.int(),
  invoiceNumber: z.string(),
  kind: z.enum(invoiceKinds),
  /** Null of a collective invoice. */
  crmRequestId: z.int().nullable(),
  buyer: z.string(),
  why: z.enum(surplusReasons),
  /** When money last came for it. */
  since: z.string().describe('ISO instant'),
  /** What nobody has dealt with: refunds under way are taken off. */
  amount: forints,
  /** How much of it did not come through a provider: it is sent back by hand, or settled with another invoice. */
  byHand: forints,
  /** Open invoices of the same request, or insurer, that it may be settled with. */
  targets: z.array(z.object({ invoiceId: z.int(), number: z.string(), outstanding: forints })),
})
export type SurplusRow = z.output<typeof surplus>
