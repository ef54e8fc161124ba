import { z } from 'zod'
import { matchReasons } from './transfer-match.ts'

const day = z.string().describe('2026-11-21, in Europe/Budapest')
const forints = z.int().describe('Whole forints')

/** An invoice as a transfer may pay it, or has. */
const paidPart = z.object({
  invoiceId: z.int(),
  number: z.string(),
  /** Null of a collective invoice. */
  crmRequestId: z.int().nullable(),
  buyer: z.string(),
  amount: forints,
  /** What is still owed of it now. */
  outstanding: forints,
})

/** The lists of transfers: nobody has decided yet; too much came and is to be sent back; decided. */
export const transferLists = ['open', 'toReturn', 'decided'] as const
export type TransferList = (typeof transferLists)[number]

export const transfer = z.object({
  id: z.int(),
  bookedOn: day,
  amount: forints,
  payerName: z.string().nullable(),
  payerAccount: z.string().nullable(),
  text: z.string(),
  state: z.enum(['open', 'confirmed', 'dismissed']),
  note: z.string(),
  /** What it paid, once it is confirmed. */
  parts: z.array(paidPart),
  /** What came too much; `returned`: it was sent back, by hand. */
  over: forints,
  returned: z.boolean(),
  returnNote: z.string(),
  /** While it is open: what it seems to pay. */
  proposal: z
    .object({ certainty: z.enum(['certain', 'likely', 'none']), reason: z.enum(matchReasons), parts: z.array(paidPart), over: forints })
    .nullable(),
})
export type TransferRow = z.output<typeof transfer>

/** How a courier's parcel stands against what was due: only the first is settled by itself. */
const codOutcomes = ['settled', 'otherAmount', 'unknownParcel', 'nothingDue'] as const
export type CodOutcome = (typeof codOutcomes)[number]

export const codLine = z.object({
  id: z.int(),
  courier: z.enum(['gls', 'foxpost']),
  trackingNumber: z.string(),
  clientReference: z.string().nullable(),
  amount: forints,
  deliveredOn: day.nullable(),
  crmRequestId: z.int().nullable(),
  invoiceId: z.int().nullable(),
  invoiceNumber: z.string().nullable(),
  /** What should have been collected; null: nothing is known to be due. */
  expected: forints.nullable(),
  outcome: z.enum(codOutcomes),
  /** `taken`: what came counts for the invoice all the same; `noted`: nothing counts. Null: nobody has looked. */
  resolution: z.enum(['taken', 'noted']).nullable(),
  note: z.string(),
})
export type CodLineRow = z.output<typeof codLine>
