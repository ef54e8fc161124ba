import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { settleInvoice } from '#invoices/server/settle-invoice.ts'
import { isLetOff } from '#invoices/server/settlement-store.ts'
import type { transfersApi } from '../../transfers.api.ts'
import { requireOwed } from '../require-owed.ts'
import { findCodLine, resolveLine } from './cod-store.ts'

/**
 * An employee ends a difference: what the courier brought counts for the invoice, and the rest stays owed, which its customer is told, or where nothing was due it is too much and
 * stands among the surpluses; or it was settled with the courier and is only noted.
 * @throws Refusal NOT_FOUND, DIFFERENCE_RESOLVED, COD_NOT_TAKEN when there is no invoice it could count for, DEBT_CHANGED when less is owed than came
 */
export async function resolveCodLine(ctx: TransactionContext & Call, { params, body }: Input<typeof transfersApi.resolveCodLine>) {
  const { tx, now } = ctx
  const line = await findCodLine(tx, params.id)
  if (!line) throw new Refusal('NOT_FOUND')
  if (!(await resolveLine(tx, line.id, { ...body, by: employeeIdOf(ctx), now }))) throw new Refusal('DIFFERENCE_RESOLVED')
  if (body.resolution === 'taken') {
    if (line.invoiceId === null || line.amount === 0) throw new Refusal('COD_NOT_TAKEN')
    if (line.outcome !== 'nothingDue') await requireOwed(tx, line.invoiceId, line.amount)
    const { invoiceId, amount, crmRequestId: requestId } = line
    const { outstanding } = await settleInvoice(ctx, { invoiceId, source: 'cashOnDelivery', amount, reference: `codLine ${line.id}` })
    if (outstanding > 0 && !(await isLetOff(tx, invoiceId))) await ctx.announce('cashPartReceived', { lineId: line.id, invoiceId, requestId })
  }
  const resolved = await findCodLine(tx, line.id)
  if (!resolved) throw new Refusal('NOT_FOUND')
  return { line: resolved }
}
