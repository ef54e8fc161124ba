import type { Input, Output } from '#base/endpoint.ts'
import { budapestDay, type Day } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import type { Price } from '../../price.ts'
import type { priceDeskApi } from '../../price-desk.api.ts'
import { pricesOn } from '../price-store.ts'
import { type PriceNames, priceNames } from './price-names.ts'

type Filters = { kind?: Price['kind'] | undefined; brandId?: number | undefined; on?: Day | undefined; listId?: number | undefined }

/** The prices in force that somebody asked for; those of a brand with those of its models. */
export async function filteredPrices(ctx: ReadContext & Call, { kind, brandId, on, listId }: Filters, { types }: PriceNames): Promise<Price[]> {
  const prices = await pricesOn(ctx, on ?? budapestDay(ctx.now), listId ?? null)
  const isOfBrand = (price: Price) =>
    brandId === undefined || price.brandId === brandId || (price.productTypeId !== null && types.get(price.productTypeId)?.brandId === brandId)
  return prices.filter((price) => (kind === undefined || price.kind === kind) && isOfBrand(price)).sort((one, other) => one.id - other.id)
}

export async function listPrices(
  ctx: ReadContext & Call,
  { query }: Input<typeof priceDeskApi.listPrices>,
): Promise<Output<typeof priceDeskApi.listPrices>> {
  const names = await priceNames(ctx, ctx.language)
  const rest = (await filteredPrices(ctx, query, names)).filter(({ id }) => id > (query.after ?? 0))
  const shown = rest.slice(0, query.size)
  return {
    prices: shown.map(({ priceListId: _, ...price }) => ({
      ...price,
      notes: { ...price.notes },
      scope: names.scope(price),
      subject: names.subject(price),
    })),
    next: rest.length > shown.length ? (shown.at(-1)?.id ?? null) : null,
  }
}
