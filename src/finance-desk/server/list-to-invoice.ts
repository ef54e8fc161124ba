import { fullCompanyName } from '#accounts/greeting.ts'
import { nameInWords } from '#accounts/name-in-words.ts'
import { keysOf } from '#accounts/who.ts'
import type { Input, Output } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import { repairFees } from '#catalogue/server/repair-fees.ts'
import type { Call, ReadContext } from '#context.ts'
import { isAway, providerSaidIn } from '#invoices/server/provider-said.ts'
import type { financeDeskApi } from '../finance-desk.api.ts'
import type { ToInvoice } from '../finance-desk.ts'
import { requestsToInvoice, type ToInvoiceRow } from './to-invoice-store.ts'

type Answer = Output<typeof financeDeskApi.listToInvoice>

/** What is owed and not invoiced, or stuck on its way, those that ended first first: why, and whether this employee may have it issued. */
export async function listToInvoice(ctx: ReadContext & Call, { query }: Input<typeof financeDeskApi.listToInvoice>): Promise<Answer> {
  const { after, size } = query
  const { returnFee } = await repairFees(ctx, budapestDay(ctx.now))
  const rows = await requestsToInvoice(ctx.tx, { returnFee, after, size })
  const page = rows.slice(0, size)
  const mayIssue = keysOf(ctx.actor).includes('invoice.issue')
  const said = await providerSaidIn(ctx.language)
  return { requests: page.map((row) => toInvoiceOf(ctx, row, said)), next: rows.length > size ? (page.at(-1)?.id ?? null) : null, mayIssue }
}

type Said = Awaited<ReturnType<typeof providerSaidIn>>

function toInvoiceOf({ language }: Call, row: ToInvoiceRow, said: Said): ToInvoice {
  const { id, outcome, kind, number, gross, tries, lastError } = row
  return {
    crmRequestId: id,
    customer: fullCompanyName(row.companyName, row.businessForm) || nameInWords(language, row),
    since: (row.createdAt ?? row.readyAt ?? row.receivedAt).toString(),
    outcome,
    document: kind === null ? null : { kind, number, gross: gross ?? 0, tries: tries ?? 0, lastError: said(lastError) },
    reason: kind === null ? 'notIssued' : lastError !== null && !isAway(lastError) ? 'refused' : number === null ? 'underWay' : 'noDocument',
  }
}
