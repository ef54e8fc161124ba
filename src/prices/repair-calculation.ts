import { z } from 'zod'
import { refusedWith, wrongType } from '#errors.ts'
import type { PriceFigures } from './price.ts'
import { grossOf } from './vat.ts'

const forints = z.int().nonnegative()

/** From and to, gross forints; null: no price without an inspection. */
const price = z.object({ from: forints, to: forints }).nullable()
export type PriceRange = z.infer<typeof price>

/** SPEC 3: water damage and other have no list price; they need an inspection (GAPS D7). */
export const failureOption = { display: 1, battery: 2, backCover: 3, waterDamage: 4, other: 5 } as const
const unpriced: ReadonlySet<number> = new Set([failureOption.waterDamage, failureOption.other])

const id = z.int(wrongType).positive(wrongType)

export const repairQuestion = z.strictObject(
  {
    brandId: id,
    productGroupId: id,
    /** Missing: the customer's device is not in the list. */
    productTypeId: id.nullish(),
    failureOptionIds: z.array(id, wrongType).min(1, refusedWith('REQUIRED')).max(10, wrongType),
    /** Lookup `warrantyTypes`; missing: a paid repair. What a warranty or an insurance covers costs its owner nothing. */
    warrantyTypeId: id.max(3, wrongType).nullish(),
    /** Where the courier would come; the delivery costs the same everywhere. */
    postalCode: z
      .string(wrongType)
      .regex(/^\d{4}$/, refusedWith('POSTAL_CODE'))
      .nullish(),
  },
  wrongType,
)
export type RepairQuestion = z.infer<typeof repairQuestion>

const workingDays = z.tuple([z.int(), z.int()])

export const repairCalculation = z.object({
  lines: z.array(
    z.object({
      failureOptionId: z.int(),
      name: z.string(),
      price,
      /** What the price list says of it; missing: nothing. */
      note: z.string().optional(),
    }),
  ),
  /** Courier there and back. */
  delivery: forints,
  /** Every priced line and the delivery; null when nothing has a price. */
  total: price,
  /** At least one line has no price, so the device must be inspected first. */
  inspectionNeeded: z.boolean(),
  /** Charged if the quote after the inspection is declined. */
  inspectionFee: forints,
  expectedRepairWorkingDays: workingDays,
  /** First day of the newest price used; null when nothing has a price. */
  priceListDate: z.string().nullable(),
  /** That the prices are for information only. */
  note: z.string(),
})
export type RepairCalculation = z.infer<typeof repairCalculation>

/** Whether a fault can have a list price at all. */
export const canBePriced = (failureOptionId: number): boolean => !unpriced.has(failureOptionId)

/** What a customer is told of a price. */
export const rangeOf = ({ netFrom, netTo }: Pick<PriceFigures, 'netFrom' | 'netTo'>) => ({ from: grossOf(netFrom), to: grossOf(netTo) })

/** The price of one fault, if the device is known, the fault has a list price and the list knows the device's kind. */
export function priceOfFault<Listed>(failureOptionId: number, deviceKnown: boolean, listed: Listed | null): Listed | null {
  return deviceKnown && canBePriced(failureOptionId) ? listed : null
}

/** The sum of what has a price, with the delivery. */
export function totalOf(prices: readonly PriceRange[], delivery: number): PriceRange {
  const priced = prices.filter((one) => one !== null)
  if (priced.length === 0) return null
  return priced.reduce((sum, one) => ({ from: sum.from + one.from, to: sum.to + one.to }), { from: delivery, to: delivery })
}

type Days = Pick<PriceFigures, 'daysFrom' | 'daysTo'>

/** The working days of a whole repair: its faults are mended together, so the slowest counts; a line that says nothing takes the usual days. */
export function daysOf(lines: readonly (Days | null)[], usual: readonly [number, number]): [number, number] {
  const days = lines.map((line): readonly [number, number] =>
    line && line.daysFrom !== null && line.daysTo !== null ? [line.daysFrom, line.daysTo] : usual,
  )
  return [Math.max(...days.map(([from]) => from)), Math.max(...days.map(([, to]) => to))]
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
  /** What is done beside a repair, of every brand. `productGroupName` null: on every kind of device without a price of its own. */
  services: z.array(
    z.object({
      serviceOptionId: z.int(),
      serviceOptionName: z.string(),
      productGroupId: z.int().nullable(),
      productGroupName: z.string().nullable(),
      from: forints,
      to: forints,
      validFrom: z.string(),
    }),
  ),
  fees: z.object({ returnFee: forints, deliveryFee: forints, inspectionFee: forints }),
})
