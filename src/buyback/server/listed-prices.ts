import type { Day } from '#calendar/calendar.ts'
import type { ReferenceContext } from '#context.ts'
import type { Grade } from '#prices/price.ts'
import { pricesOn } from '#prices/server/price-store.ts'

/** One size of a model that is bought. */
export type BoughtSize = { readonly productTypeId: number; readonly storageGb: number | null }

/** What the price list of a day says of every size that is bought, by grade: whole forints without VAT. */
export async function boughtSizes(ctx: ReferenceContext, day: Day): Promise<(BoughtSize & { readonly listed: Partial<Record<Grade, number>> })[]> {
  const sizes = new Map<string, BoughtSize & { listed: Partial<Record<Grade, number>> }>()
  for (const { kind, productTypeId, storageGb, grade, netTo } of await pricesOn(ctx, day)) {
    if (kind !== 'buyback' || productTypeId === null || grade === null) continue
    const key = `${productTypeId} ${storageGb}`
    const size = sizes.get(key) ?? { productTypeId, storageGb, listed: {} }
    sizes.set(key, { ...size, listed: { ...size.listed, [grade]: netTo } })
  }
  return [...sizes.values()]
}

/** The same of one size; undefined: it is not bought. */
export const listedFor = async (ctx: ReferenceContext, day: Day, { productTypeId, storageGb }: BoughtSize) =>
  (await boughtSizes(ctx, day)).find((size) => size.productTypeId === productTypeId && size.storageGb === storageGb)?.listed
