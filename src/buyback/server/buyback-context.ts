import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { movedOn, requireVersion } from '#requests/server/lifecycle/request-state.ts'
import { type Buyback, type BuybackRequest, findBuyback, lockBuybackRequest } from './buyback-store.ts'

/**
 * The request, locked, with what was said of the device.
 * @param version the one an employee was looking at
 * @throws Refusal NOT_FOUND, STATE_MOVED_ON, for a repair too
 */
export async function requireBuyback(
  { tx }: Pick<TransactionContext | ReadContext, 'tx'>,
  requestId: number,
  version?: number,
): Promise<{ request: BuybackRequest; buyback: Buyback }> {
  const request = await lockBuybackRequest(tx, requestId)
  const buyback = request && (await findBuyback(tx, requestId))
  if (!request) throw new Refusal('NOT_FOUND')
  if (!buyback) throw movedOn(request)
  if (version !== undefined) requireVersion(request, version)
  return { request, buyback }
}

export type BuybackContext = TransactionContext & Call
