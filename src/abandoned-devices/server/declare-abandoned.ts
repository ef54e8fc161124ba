import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { byEmployee, currentState, requireRequest } from '#courier/server/acted-by.ts'
import { Refusal } from '#errors.ts'
import { can, stateOf } from '#requests/lifecycle.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import { requireVersion } from '#requests/server/lifecycle/request-state.ts'
import type { abandonedDevicesApi } from '../abandoned-devices.api.ts'
import { owedOf, storageOf } from './storage-of.ts'
import { insertAbandoned } from './storage-store.ts'

/**
 * An employee decides what becomes of a device that its customer left here beyond the storage time of the terms (DESIGN 8.33). The request is
 * closed, what was invoiced stays owed, and the customer gets the account.
 * @throws Refusal STATE_MOVED_ON, STORAGE_NOT_OVER, INVALID_INPUT for a value of what was recycled
 */
export async function declareAbandoned(
  ctx: TransactionContext & Call,
  { params: { id }, body: { version, fate, value, note } }: Input<typeof abandonedDevicesApi.declareAbandoned>,
) {
  const { tx, now } = ctx
  const request = await requireRequest(ctx, id)
  requireVersion(request, version)
  if (!can('declareAbandoned', stateOf(request))) throw new Refusal('STATE_MOVED_ON')
  if (fate === 'recycled' && value > 0) throw new Refusal('INVALID_INPUT', { fields: [{ path: 'value', code: 'INVALID_INPUT' }] })
  const storage = await storageOf(ctx, id)
  if (!storage?.isOver) throw new Refusal('STORAGE_NOT_OVER')
  const owed = await owedOf(ctx, id)
  await insertAbandoned(tx, { requestId: id, fate, value, owed, note, decidedAt: now, decidedByAccountId: employeeIdOf(ctx) })
  await advanceRequest(ctx, id, 'declareAbandoned', { ...byEmployee(ctx, { note }), outcome: 'ABANDONED' })
  return currentState(ctx, id)
}
