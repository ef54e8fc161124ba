import type { Input, Output } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { type PromiseWeek, weeksUntil } from '../../promises.ts'
import type { reportsApi } from '../../reports.api.ts'
import { withinSeconds } from '../report-store.ts'
import { promiseWeeks } from './promise-weeks-store.ts'
import { weeksFrom } from './weeks-asked.ts'

/** GAPS D17: promises kept by week. A week without any stands there with noughts. */
export async function showPromiseWeeks(
  ctx: ReadContext & Call,
  { query }: Pick<Input<typeof reportsApi.showPromiseWeeks>, 'query'>,
): Promise<Output<typeof reportsApi.showPromiseWeeks>> {
  const asked = weeksUntil(budapestDay(ctx.now), query.weeks)
  const [last = '', first = last] = [asked[0], asked.at(-1)]
  const within = await weeksFrom(ctx, first, last)
  const counted = await withinSeconds(ctx.tx, (tx) => promiseWeeks(tx, within))
  return { weeks: asked.map((week) => counted.find((one) => one.week === week) ?? emptyWeek(week)) }
}

const emptyWeek = (week: string): PromiseWeek => ({
  week,
  kept: 0,
  missed: 0,
  open: 0,
  void: 0,
  waiting: 0,
  median: null,
  longest: null,
  renewedByStaff: 0,
  renewedByPortal: 0,
})
