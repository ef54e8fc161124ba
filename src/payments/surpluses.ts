import { z } from 'zod'
import { invoiceKinds } from '#invoices/invoice.ts'

const forints = z.int().describe('Whole forints')

/** Money that came for an invoice or proforma beyond what it asks for, and what may be done with it. */
export const surplus = z.object({
  invoiceId: z.int(),
  invoiceNumber: z.string(),
  kind: z.enum(invoiceKinds),
  crmRequestId: z.int(),
  buyer: z.string(),
  /** `cancelled`: nothing is owed by it (any more); `overpaid`: more came than it asks for. */
  why: z.enum(['cancelled', 'overpaid']),
  /** When money last came for it. */
  since: z.string().describe('ISO instant'),
  /** What nobody has dealt with: refunds under way are taken off. */
  amount: forints,
  /** How much of it did not come through a provider: it is sent back by hand, or settled with another invoice. */
  byHand: forints,
  /** Open invoices of the same request that it may be settled with. */
  targets: z.array(z.object({ invoiceId: z.int(), number: z.string(), outstanding: forints })),
})
export type SurplusRow = z.output<typeof surplus>
