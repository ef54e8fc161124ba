import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { translatorOf } from '#base/texts.ts'
import { addDays, budapestDay } from '#calendar/calendar.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { Call, OutsideContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { totalOf } from '#quotes/quote.ts'
import { languageOfInsurer } from '#quotes/server/insurer/insurer-sheet.ts'
import { dayInWords } from '#requests/in-words.ts'
import { formatRequestNumber } from '#requests/request-number.ts'
import type { collectiveApi } from '../../collective.api.ts'
import { invoiceDocumentTexts } from '../../document-texts.ts'
import { methods } from '../../method-of-invoice.ts'
import { owedByInsurer } from '../../owed.ts'
import { insertInvoice, renewBuyer } from '../invoice-store.ts'
import { issueInvoice } from '../issue-invoice.ts'
import { newInvoicesBy } from '../provider/invoice-provider-of.ts'
import { insertChargeOfInsurer, invoiceOfMonth, lockInsurer } from './collective-store.ts'
import { type InsuredRepair, insuredRepairs } from './insured-repairs-store.ts'

type Asked = { readonly insurerId: number; readonly month: string; readonly by: number | null }

/**
 * Invoices an insurer for the repairs of a month that is over, once however many ask: asked again, what is stuck is tried again.
 * @throws Refusal NOT_FOUND, COLLECTIVE_MONTH_OPEN, COLLECTIVE_NOTHING_OWED, INVOICE_PROVIDER_AWAY, INVOICE_PROVIDER_REFUSED
 */
export async function issueCollective(ctx: OutsideContext & Call, { params, body }: Input<typeof collectiveApi.issueCollective>) {
  const invoiceId = await ctx.transaction((own) => prepareCollective(own, { ...params, ...body, by: employeeIdOf(ctx) }))
  const refusal = await issueInvoice(ctx, invoiceId)
  if (refusal) throw refusal
  return { invoiceId }
}

/** @returns the id of the invoice that stands for the month: to be issued, or issued already */
async function prepareCollective(ctx: TransactionContext, { insurerId, month, by }: Asked): Promise<number> {
  const { tx, now } = ctx
  const insurer = await lockInsurer(tx, insurerId)
  if (!insurer) throw new Refusal('NOT_FOUND')
  const today = budapestDay(now)
  if (month >= today.slice(0, 7)) throw new Refusal('COLLECTIVE_MONTH_OPEN', { fields: [{ path: 'month', code: 'COLLECTIVE_MONTH_OPEN' }] })
  const known = await invoiceOfMonth(tx, insurerId, month)
  const { id: _, dueDays, ...address } = insurer
  const buyer = { ...address, isCompany: true, countryCode: 'HUN' }
  if (known) {
    // What the provider said no to may have been mended in the insurer's data since.
    await renewBuyer(tx, known.invoiceId, buyer, now)
    return known.invoiceId
  }

  const repairs = (await insuredRepairs(tx, { month, insurerId, isLocked: true })).filter((one) => !one.isInvoiced && owedByInsurer(one).gross > 0)
  const last = repairs.at(-1)
  if (!last) throw new Refusal('COLLECTIVE_NOTHING_OWED')
  const lines = await linesOf(repairs)
  const invoiceId = await insertInvoice(tx, {
    ...totalOf(lines),
    requestId: null,
    chargeId: await insertChargeOfInsurer(tx, { ...totalOf(lines), insurerId, month, createdAt: now, lines }),
    kind: 'final',
    language: languageOfInsurer,
    createdAt: now,
    // Each line names its own day; the invoice that of the last.
    performedOn: budapestDay(last.readyAt),
    dueOn: addDays(today, dueDays),
    paymentMethodId: methods.transfer,
    provider: newInvoicesBy(ctx.env),
    buyer,
    issuedByAccountId: by,
  })
  if (invoiceId === undefined) throw new Error(`The charge of insurer ${insurerId} for ${month} is invoiced already`)
  return invoiceId
}

/** A line a repair, with what the insurer knows it by and when it was done (Áfa tv. 171. §). */
async function linesOf(repairs: readonly InsuredRepair[]) {
  const t = await translatorOf(invoiceDocumentTexts, languageOfInsurer)
  return repairs.map((repair) => {
    const label = t('insuredRepair', {
      claim: repair.insuranceNumber ?? '–',
      worksheet: repair.gsmWorksheetId ?? formatRequestNumber(repair.id),
      device: deviceName(repair).slice(0, 60),
      identifier: repair.identifier,
      day: dayInWords(languageOfInsurer, budapestDay(repair.readyAt)),
    })
    return { label: label.slice(0, 200), quantity: 1, netUnit: owedByInsurer(repair).net, requestId: repair.id }
  })
}
