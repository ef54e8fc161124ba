import { budapestDay } from '#calendar/calendar.ts'
import { figureInForce } from '#catalogue/server/figures.ts'
import type { Call, ReadContext, ReferenceContext } from '#context.ts'
import { modelsNamed } from './buyback-store.ts'
import { boughtSizes } from './listed-prices.ts'

/** How long an estimate holds (GAPS D7: 14 days), a system parameter. */
export const estimateDays = (ctx: ReferenceContext, now: Temporal.Instant) => figureInForce(ctx, budapestDay(now), 'buybackEstimateDays')

export async function listBuybackModels(ctx: ReadContext & Call) {
  const sizes = await boughtSizes(ctx, budapestDay(ctx.now))
  const named = await modelsNamed(ctx.tx, [...new Set(sizes.map(({ productTypeId }) => productTypeId))])
  return {
    models: named.map(({ locatorNames, ...model }) => ({
      ...model,
      storages: sizes
        .filter(({ productTypeId }) => productTypeId === model.productTypeId)
        .map(({ storageGb }) => storageGb)
        .toSorted((one, other) => (one ?? 0) - (other ?? 0)),
      locatorName: locatorNames?.[ctx.language] ?? locatorNames?.hu ?? null,
    })),
    validDays: await estimateDays(ctx, ctx.now),
  }
}
