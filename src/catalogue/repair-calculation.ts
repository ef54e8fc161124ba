import { z } from 'zod'

const forints = z.int().nonnegative()

/** From and to, gross forints; null: no price without an inspection. */
const price = z.object({ from: forints, to: forints }).nullable()
export type Price = z.infer<typeof price>

/** SPEC 3: water damage and other have no list price; they need an inspection (GAPS D7). */
export const failureOption = { display: 1, battery: 2, backCover: 3, waterDamage: 4, other: 5 } as const
const unpriced: ReadonlySet<number> = new Set([failureOption.waterDamage, failureOption.other])

export const repairQuestion = z.object({
  brandId: z.int().positive(),
  productGroupId: z.int().positive(),
  /** Missing: the customer's device is not in the list. */
  productTypeId: z.int().positive().nullish(),
  failureOptionIds: z.array(z.int().positive()).min(1).max(10),
})
export type RepairQuestion = z.infer<typeof repairQuestion>

export const repairCalculation = z.object({
  lines: z.array(z.object({ failureOptionId: z.int(), name: z.string(), price })),
  /** Courier there and back. */
  delivery: forints,
  /** Every priced line and the delivery; null when nothing has a price. */
  total: price,
  /** At least one line has no price, so the device must be inspected first. */
  inspectionNeeded: z.boolean(),
  /** Charged if the quote after the inspection is declined. */
  inspectionFee: forints,
  expectedRepairWorkingDays: z.tuple([z.int(), z.int()]),
  /** First day of the newest price used; null when nothing has a price. */
  priceListDate: z.string().nullable(),
  /** That the prices are for information only. */
  note: z.string(),
})

/** The price of one fault, if the device is known, the fault has a list price and the list knows the device's kind. */
export function priceOfFault(failureOptionId: number, deviceKnown: boolean, listed: Price): Price {
  return deviceKnown && !unpriced.has(failureOptionId) ? listed : null
}

/** The sum of what has a price, with the delivery. */
export function totalOf(prices: readonly Price[], delivery: number): Price {
  const priced = prices.filter((one) => one !== null)
  if (priced.length === 0) return null
  return priced.reduce((sum, one) => ({ from: sum.from + one.from, to: sum.to + one.to }), { from: delivery, to: delivery })
}

/** The general price list (SPEC 2: /generalCosts). `brandName` null: every brand without a row of its own. */
export const generalCosts = z.object({
  prices: z.array(
    z.object({
      productGroupId: z.int(),
      productGroupName: z.string(),
      brandId: z.int().nullable(),
      brandName: z.string().nullable(),
      failureOptionId: z.int(),
      failureOptionName: z.string(),
      from: forints,
      to: forints,
      validFrom: z.string(),
    }),
  ),
  fees: z.object({ returnFee: forints, deliveryFee: forints, inspectionFee: forints }),
})
