import { keysOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay, type Day } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { owedByInsurer } from '#invoices/owed.ts'
import { collectivesOf } from '#invoices/server/collective/collective-store.ts'
import { insuredRepairs } from '#invoices/server/collective/insured-repairs-store.ts'
import { providerSaidIn } from '#invoices/server/provider-said.ts'
import type { financeDeskApi } from '../finance-desk.api.ts'
import type { CollectiveInvoice, OwedByInsurer } from '../finance-desk.ts'

/** What each insurer owes for the repairs of a month; this month unless another is asked for. */
export async function listOwedByInsurers(ctx: ReadContext & Call, { query }: Input<typeof financeDeskApi.listOwedByInsurers>) {
  const today = budapestDay(ctx.now)
  const month = query.month ?? today.slice(0, 7)
  const insurers: OwedByInsurer[] = []
  for (const repair of await insuredRepairs(ctx.tx, { month })) {
    const { gross } = owedByInsurer(repair)
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
      isInvoiced: repair.isInvoiced,
    })
  }
  return {
    month,
    isOver: month < today.slice(0, 7),
    insurers,
    invoices: await invoicesOf(ctx, month, today),
    mayIssue: keysOf(ctx.actor).includes('invoice.issue'),
  }
}

async function invoicesOf({ tx, language }: ReadContext & Call, month: string, today: Day): Promise<CollectiveInvoice[]> {
  const said = await providerSaidIn(language)
  return (await collectivesOf(tx, month)).map(({ createdAt, cancelledBy, fileKey, pdfAt, tries, lastError, aboutInvoiceId, ...row }) => ({
    ...row,
    createdAt: createdAt.toString(),
    aboutId: aboutInvoiceId,
    cancelled: cancelledBy !== null,
    overdue: row.status === 'pending' && cancelledBy === null && row.dueOn < today,
    hasDocument: fileKey !== null,
    waiting: row.number === null || pdfAt === null ? { tries, lastError: said(lastError) } : null,
  }))
}
