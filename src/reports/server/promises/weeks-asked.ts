import { addDays, budapestDay, type Day } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import type { ReadContext } from '#context.ts'
import { numberWorkdays } from '../workday-numbers.ts'

/** From a Monday to a Sunday, with every day up to today numbered by the working days before it. */
export async function weeksFrom(ctx: ReadContext, firstMonday: Day, lastMonday: Day) {
  const today = budapestDay(ctx.now)
  const to = addDays(lastMonday, 6)
  return { from: firstMonday, to, today, ...numberWorkdays(await workCalendar(ctx), firstMonday, to > today ? to : today) }
}
