import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { owedByInsurer } from '#invoices/owed.ts'
import type { financeDeskApi } from '../finance-desk.api.ts'
import type { OwedByInsurer } from '../finance-desk.ts'
import { insuredRepairs } from './owed-by-insurers-store.ts'

/** What each insurer owes for the repairs of a month; this month unless another is asked for. */
export async function listOwedByInsurers(ctx: ReadContext & Call, { query }: Input<typeof financeDeskApi.listOwedByInsurers>) {
  const month = query.month ?? budapestDay(ctx.now).slice(0, 7)
  const first = Temporal.PlainDate.from(`${month}-01`)
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime('Europe/Budapest').toInstant()
  const insurers: OwedByInsurer[] = []
  for (const repair of await insuredRepairs(ctx.tx, startOf(first), startOf(first.add({ months: 1 })))) {
    const gross = owedByInsurer(repair)
    if (gross === 0) continue
    const { insurerId: id, insurerName: name } = repair
    const last = insurers.at(-1)
    const insurer = last && last.id === id ? last : { id, name, gross: 0, items: [] }
    if (insurer !== last) insurers.push(insurer)
    insurer.gross += gross
    insurer.items.push({
      requestId: repair.id,
      worksheet: repair.gsmWorksheetId,
      claim: repair.insuranceNumber,
      identifier: repair.identifier,
      doneOn: budapestDay(repair.readyAt),
      gross,
    })
  }
  return { month, insurers }
}
