import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { transfersApi } from '../../transfers.api.ts'
import { findLine, findTransferReturn, markReturned } from './statement-store.ts'
import { transferDto } from './transfer-dtos.ts'

/**
 * What came too much was sent back from the bank's own screen, or out of the till; here it is noted, once, and whoever the transfer paid for is told.
 * Of one that paid nothing nobody is known.
 * @throws Refusal NOT_FOUND, TRANSFER_RETURNED when nothing is left to send back
 */
export async function noteReturn(ctx: TransactionContext & Call, { params, body }: Input<typeof transfersApi.noteReturn>) {
  const { tx, now } = ctx
  if (!(await findLine(tx, params.id))) throw new Refusal('NOT_FOUND')
  if (!(await markReturned(tx, params.id, { note: body.note, way: body.sentTo, by: employeeIdOf(ctx), now }))) throw new Refusal('TRANSFER_RETURNED')
  const paid = await findTransferReturn(tx, params.id)
  if (paid) await ctx.announce('transferReturned', { lineId: params.id, invoiceId: paid.invoiceId, requestId: paid.requestId })
  const line = await findLine(tx, params.id)
  if (!line) throw new Refusal('NOT_FOUND')
  return { transfer: await transferDto(ctx, line) }
}
