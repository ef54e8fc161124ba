import type { Input, Output } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { figuresOf, weeksUntil } from '../../promises.ts'
import type { reportsApi } from '../../reports.api.ts'
import { withinSeconds } from '../report-store.ts'
import { countPromises } from './promise-weeks-store.ts'
import { weeksFrom } from './weeks-asked.ts'

/** GAPS D17: promises kept by week. A week without any stands there with noughts. */
export async function showPromiseWeeks(
  ctx: ReadContext & Call,
  { query }: Pick<Input<typeof reportsApi.showPromiseWeeks>, 'query'>,
): Promise<Output<typeof reportsApi.showPromiseWeeks>> {
  const asked = weeksUntil(budapestDay(ctx.now), query.weeks)
  const [last = '', first = last] = [asked[0], asked.at(-1)]
  const within = await weeksFrom(ctx, first, last)
  const counted = await withinSeconds(ctx.tx, (tx) => countPromises(tx, within))
  return { weeks: asked.map((week) => ({ week, ...figuresOf(counted.filter((one) => one.week === week)) })) }
}
