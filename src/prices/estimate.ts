import { z } from 'zod'

const forints = z.int().nonnegative()
const range = z.object({ from: forints, to: forints })

/** What the calculator said when a request was booked (column `requests.estimate`); gross forints where not said otherwise. */
const estimate = z.object({
  lines: z.array(
    z.object({
      failureOptionId: z.int(),
      /** Null: it needs an inspection. */
      price: range.extend({ netFrom: forints, labourMinutes: z.int().nullable() }).nullable(),
    }),
  ),
  /** Courier there and back. */
  delivery: forints,
  /** Of what has a price, with the delivery; null: nothing has. */
  total: range.nullable(),
  expectedRepairWorkingDays: z.tuple([z.int(), z.int()]),
  /** First day of the newest price used. */
  priceListDate: z.string().nullable(),
})
export type Estimate = z.output<typeof estimate>

/** What the customer could expect to pay for everything, with the delivery; null: something needed an inspection, so nothing was promised. */
export const expectedTotal = ({ lines, total }: Estimate): { from: number; to: number } | null =>
  lines.every(({ price }) => price !== null) ? total : null

/** SPEC 3, calculatedPrice: the most the repair was expected to cost, and its delivery. */
export const calculatedPriceOf = ({ total, delivery }: Estimate): { repair: number; delivery: number } | null =>
  total && { repair: total.to - delivery, delivery }

/** Whether a quote asks more than the customer was told: then they learn why. `least`: the gross forints of its cheapest choice. */
export const isAboveEstimate = (expected: { to: number } | null, least: number): boolean => expected !== null && least > expected.to
