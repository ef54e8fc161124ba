import { z } from 'zod'

const id = z.int()
const forints = z.int().nonnegative()
const named = z.object({ id, name: z.string() })

/** From and to, gross forints. */
const faultPrice = z.object({ failureOptionId: id, name: z.string(), from: forints, to: forints })
export type FaultPrice = z.output<typeof faultPrice>

/** A model with what its repairs are expected to cost; no delivery in it. */
export const pricedDevice = z.object({
  brand: named.extend({ slug: z.string() }),
  productGroup: named,
  productType: named,
  prices: z.array(faultPrice),
})
export type PricedDevice = z.output<typeof pricedDevice>

export const brandPrices = z.object({
  brand: named.extend({ slug: z.string() }),
  /** Of each kind of device the range over all of its models; kinds without a price are not there. */
  groups: z.array(z.object({ productGroup: named, prices: z.array(faultPrice) })),
  /** The model that was asked for. */
  device: pricedDevice.nullable(),
  deliveryFee: forints,
  inspectionFee: forints,
  expectedRepairWorkingDays: z.tuple([id, id]),
})
export type BrandPrices = z.output<typeof brandPrices>

type Range = { readonly from: number; readonly to: number }

/** The range that holds several. */
export const widest = (ranges: readonly Range[]): Range | null =>
  ranges.reduce<Range | null>((sum, { from, to }) => (sum ? { from: Math.min(sum.from, from), to: Math.max(sum.to, to) } : { from, to }), null)
