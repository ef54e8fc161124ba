import type { z } from 'zod'
import type { generalCosts } from './repair-calculation.ts'

export type GeneralCosts = z.output<typeof generalCosts>
type Price = GeneralCosts['prices'][number]
type Service = GeneralCosts['services'][number]
type Range = { readonly from: number; readonly to: number }

/** The prices of one kind of device: a row per brand (null: every other one), a column per fault, in the order of the list. */
export type PriceTable = {
  readonly productGroupId: number
  readonly name: string
  readonly faults: readonly string[]
  readonly rows: readonly { readonly brand: string | null; readonly prices: readonly (Range | null)[] }[]
}

/** In the order of first appearance. Not `Map.groupBy`: phones of two years ago lack it. */
function grouped<T, Key>(items: readonly T[], keyOf: (item: T) => Key): [Key, T[]][] {
  const groups = new Map<Key, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return [...groups]
}

/** Lays the list out as people read it: named brands first, what holds for all others last. */
export function priceTables(prices: readonly Price[]): PriceTable[] {
  return grouped(prices, (price) => price.productGroupId).map(([productGroupId, ofGroup]) => {
    const faults = grouped(ofGroup, (price) => price.failureOptionName).map(([fault]) => fault)
    const general = ofGroup.filter(({ brandName }) => brandName === null)
    // A brand without a price of its own for a fault is repaired at the general one.
    const rows = grouped(ofGroup, (price) => price.brandName).map(([brand, ofBrand]) => ({
      brand,
      prices: faults.map((fault) => [...ofBrand, ...general].find((price) => price.failureOptionName === fault) ?? null),
    }))
    return {
      productGroupId,
      name: ofGroup[0]?.productGroupName ?? '',
      faults,
      rows: [...rows.filter(({ brand }) => brand !== null), ...rows.filter(({ brand }) => brand === null)],
    }
  })
}

/** A row per service, a column per kind of device (null: every other one). */
export type ServiceTable = {
  readonly kinds: readonly (string | null)[]
  readonly rows: readonly { readonly service: string; readonly prices: readonly (Range | null)[] }[]
}

export function serviceTable(services: readonly Service[]): ServiceTable {
  const kinds = grouped(services, ({ productGroupName }) => productGroupName).map(([kind]) => kind)
  const rows = grouped(services, ({ serviceOptionName }) => serviceOptionName).map(([service, ofService]) => {
    const general = ofService.filter(({ productGroupName }) => productGroupName === null)
    return { service, prices: kinds.map((kind) => ofService.find(({ productGroupName }) => productGroupName === kind) ?? general[0] ?? null) }
  })
  return { kinds, rows }
}

/** The first day of the newest price; null: no prices. */
export const newestPrice = (prices: readonly Pick<Price, 'validFrom'>[]): string | null =>
  prices
    .map(({ validFrom }) => validFrom)
    .sort()
    .at(-1) ?? null
