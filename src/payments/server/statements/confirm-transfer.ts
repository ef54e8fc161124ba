import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { settleInvoice } from '#invoices/server/settle-invoice.ts'
import { isLetOff } from '#invoices/server/settlement-store.ts'
import type { transfersApi } from '../../transfers.api.ts'
import { bookedAt } from '../booked-at.ts'
import { requireOwed } from '../require-owed.ts'
import { decideLine, findLine, insertPart, paidInvoices } from './statement-store.ts'
import { transferDto } from './transfer-dtos.ts'

/**
 * An employee says what a transfer pays. Of two who do, one is first; of what is owed less than they saw, nothing is written.
 * @throws Refusal NOT_FOUND, TRANSFER_DECIDED, TRANSFER_PARTS (more than came, or an invoice twice), DEBT_CHANGED
 */
export async function confirmTransfer(ctx: TransactionContext & Call, { params, body }: Input<typeof transfersApi.confirmTransfer>) {
  const { tx, now } = ctx
  const line = await findLine(tx, params.id)
  if (!line) throw new Refusal('NOT_FOUND')
  const over = line.amount - body.parts.reduce((sum, { amount }) => sum + amount, 0)
  const isOnceEach = new Set(body.parts.map(({ invoiceId }) => invoiceId)).size === body.parts.length
  if (over < 0 || !isOnceEach) throw new Refusal('TRANSFER_PARTS', { fields: [{ path: 'parts', code: 'TRANSFER_PARTS' }] })
  if (!(await decideLine(tx, line.id, { state: 'confirmed', over, note: body.note, by: employeeIdOf(ctx), now })))
    throw new Refusal('TRANSFER_DECIDED')

  const tooMuch = new Set<number>()
  // In one order whoever confirms, so that two never wait for each other.
  for (const { invoiceId, amount, isSurplus } of body.parts.toSorted((one, other) => one.invoiceId - other.invoiceId)) {
    await requireOwed(tx, invoiceId, amount, { isSurplus })
    await insertPart(tx, { lineId: line.id, invoiceId, amount })
    const reference = `statementLine ${line.id} invoice ${invoiceId}`
    const settled = await settleInvoice(ctx, { invoiceId, source: 'transfer', amount, reference, at: bookedAt(line.bookedOn, now) })
    if (isSurplus && settled.outstanding < 0) tooMuch.add(invoiceId)
  }
  const paid = await paidInvoices(
    tx,
    body.parts.map(({ invoiceId }) => invoiceId),
  )
  for (const { id: invoiceId, requestId, outstanding } of paid) {
    if (tooMuch.has(invoiceId)) await ctx.announce('transferSurplusReceived', { lineId: line.id, invoiceId, requestId })
    if (outstanding > 0 && !(await isLetOff(tx, invoiceId))) await ctx.announce('transferPartReceived', { lineId: line.id, invoiceId, requestId })
  }
  return { transfer: await transferDto(ctx, (await findLine(tx, line.id)) ?? line) }
}
