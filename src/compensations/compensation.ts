import { z } from 'zod'
import { saidBy } from '#requests/said-by.ts'

/**
 * Calendar days from the first word of an account to the last day of paying. No law and no term of ours names one for a lost parcel; as long as
 * for money that goes back after a withdrawal (45/2014. Korm. r. 23. §), which the terms say (decision 149).
 */
export const payWithinDays = 14

/** Who has not said where to is asked again so many calendar days after the decision. */
export const remindAfterDays = [7, 21] as const

/** So long a payment can be said to have been noted by mistake; then the account is erased, and there is nothing to go on with. */
export const takeBackDays = 30

const channels = ['web', ...saidBy] as const
export type Channel = (typeof channels)[number]

const compensationSteps = ['account', 'paid', 'takenBack'] as const
export type CompensationStep = (typeof compensationSteps)[number]

/** Of the finance desk: what can be paid, what waits for an account, what was paid. */
export const compensationLists = ['toPay', 'noAccount', 'paid'] as const
export type CompensationList = (typeof compensationLists)[number]

const day = z.string().describe('2026-11-21, in Europe/Budapest')
const instant = z.string().describe('2026-11-21T09:15:00Z')
const forints = z.int().describe('Whole forints')

/** What its customer sees of it, and an employee. Of an account its end alone: the whole number is shown to whoever pays. */
export const compensationView = z.object({
  version: z.int(),
  amount: forints,
  account: z.object({ end: z.string(), holder: z.string() }).nullable(),
  /** An account the portal knows from before, which may be taken in its place. */
  known: z.object({ end: z.string() }).nullable(),
  /** Null: no account has been said. */
  dueOn: day.nullable(),
  paidOn: day.nullable(),
  may: z.object({ say: z.boolean(), sayOnBehalf: z.boolean() }),
  /** To employees alone, the first first. */
  steps: z
    .array(
      z.object({
        step: z.enum(compensationSteps),
        at: instant,
        /** Null: the customer, without an account. */
        by: z.string().nullable(),
        channel: z.enum(channels).nullable(),
        accountEnd: z.string(),
        paidOn: day.nullable(),
        note: z.string(),
      }),
    )
    .nullable(),
})
export type CompensationView = z.output<typeof compensationView>

/** As the finance desk pays it. */
export const compensationRow = z.object({
  crmRequestId: z.int(),
  version: z.int(),
  customer: z.string(),
  amount: forints,
  /** On which way the parcel was lost, and how the sum came about. */
  leg: z.enum(['in', 'out']),
  why: z.string(),
  decidedAt: instant,
  account: z.string().nullable(),
  holder: z.string().nullable(),
  dueOn: day.nullable(),
  isLate: z.boolean(),
  paidOn: day.nullable(),
  reference: z.string(),
  mayTakeBack: z.boolean(),
})
export type CompensationRow = z.output<typeof compensationRow>
