import { budapestDay } from '#calendar/calendar.ts'
import { workCalendar } from '#calendar/server/calendar-store.ts'
import type { ReadContext } from '#context.ts'
import { periodOfMonth } from '../../monthly-statement.ts'
import { dueOf, figuresOf } from '../../promises.ts'
import { percentOf } from '../../report.ts'
import { costsByCentre } from '../figures/cost-store.ts'
import { countByStatus, countOpenByAge, countRepeated } from '../figures/count-store.ts'
import { countPromisesOf } from '../figures/promise-report-store.ts'
import type { Scope } from '../report-store.ts'
import { numberWorkdays } from '../workday-numbers.ts'
import { unpaidOf } from './statement-store.ts'

/** Of `ageBounds`, from which on a request is old: more than 14 days. */
const oldFrom = 2

/** What a month was like for a company, all its requests counted; null where nothing happened and nothing is open. Forints. */
export async function figuresOfMonth(ctx: ReadContext, companyId: number, month: string) {
  const { tx, now } = ctx
  const today = budapestDay(now)
  const period = periodOfMonth(month)
  const scope: Scope = { reach: null, companyId, period }
  const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)
  const received = sum(await countByStatus(tx, scope), ({ open, closed }) => open + closed)
  const repaired = sum(await countRepeated(tx, scope), (row) => row.repaired)
  const open = await countOpenByAge(tx, scope, today)
  const numbers = numberWorkdays(await workCalendar(ctx), period.from, period.to > today ? period.to : today)
  const promises = figuresOf(await countPromisesOf(tx, scope, { ...period, today, ...numbers }))
  const costs = await costsByCentre(tx, scope)
  const unpaid = await unpaidOf(tx, companyId)
  const due = dueOf(promises)
  if (received + repaired + open.length + costs.length + unpaid.count + due === 0) return null
  return {
    period,
    scope,
    received,
    repaired,
    open: sum(open, (row) => row.open),
    old: sum(
      open.filter(({ age }) => age >= oldFrom),
      (row) => row.open,
    ),
    promises: { kept: promises.kept, due, percent: percentOf(promises.kept, due) },
    invoiced: sum(costs, ({ gross }) => gross),
    costs,
    unpaid,
  }
}
