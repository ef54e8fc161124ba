import { z } from 'zod'
import { differences, listProviders, moneyKinds, moveStates } from './provider-agreement.ts'

const side = z.object({ amount: z.int().describe('Whole forints'), state: z.enum(moveStates) })

/** A transaction on which a provider's list and our books do not agree. */
const disagreement = z.object({
  kind: z.enum(moneyKinds),
  /** The provider's transaction, or where only we know of it our payment or refund. */
  key: z.string(),
  difference: z.enum(differences),
  /** What the provider says; null: nothing. */
  there: side.nullable(),
  /** What our books say; null: nothing. */
  here: side.nullable(),
  about: z.object({ crmRequestId: z.int(), invoiceNumber: z.string() }).nullable(),
  /** Null: nobody has looked into it. */
  noted: z.object({ note: z.string(), by: z.string(), at: z.string().describe('ISO instant') }).nullable(),
})
export type ShownDifference = z.output<typeof disagreement>

/** How one day agrees with the lists of one provider. */
export const agreement = z.object({
  provider: z.enum(listProviders),
  /** The newest list that tells of the whole day; null: there is none, and nothing was compared. */
  list: z.object({ uploadedAt: z.string().describe('ISO instant'), fileName: z.string() }).nullable(),
  /** Differences nobody has looked into: none, with a list, means agreed. */
  open: z.int(),
  noted: z.int(),
  /** The open ones first, at most `maxShown`. */
  differences: z.array(disagreement),
})
export type ShownAgreement = z.output<typeof agreement>

/** A day with more differences than this was given the wrong list; those that are noted make room for the rest. */
export const maxShown = 100
