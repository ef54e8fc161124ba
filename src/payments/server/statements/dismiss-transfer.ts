import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { transfersApi } from '../../transfers.api.ts'
import { decideLine, findLine } from './statement-store.ts'
import { transferDto } from './transfer-dtos.ts'

/** @throws Refusal NOT_FOUND, TRANSFER_DECIDED */
export async function dismissTransfer(ctx: TransactionContext & Call, { params, body }: Input<typeof transfersApi.dismissTransfer>) {
  const { tx, now } = ctx
  if (!(await findLine(tx, params.id))) throw new Refusal('NOT_FOUND')
  const decision = { state: 'dismissed', over: 0, note: body.note, by: employeeIdOf(ctx), now } as const
  if (!(await decideLine(tx, params.id, decision))) throw new Refusal('TRANSFER_DECIDED')
  const line = await findLine(tx, params.id)
  if (!line) throw new Refusal('NOT_FOUND')
  return { transfer: await transferDto(ctx, line) }
}
