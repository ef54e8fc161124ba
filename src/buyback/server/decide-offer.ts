import { isIP } from 'node:net'
import type { TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { By } from '#requests/lifecycle.ts'
import { advanceRequest } from '#requests/server/lifecycle/advance-request.ts'
import type { MovedRequest } from '#requests/server/lifecycle/lifecycle-store.ts'
import { payoutOf, sellsAsCompany } from '../payout.ts'
import { type BuybackOffer, type BuybackRequest, type Decision, decideOfferRow } from './buyback-store.ts'
import { insertPayout } from './payout-store.ts'

export type Deciding = {
  readonly decision: Decision
  readonly by: By
  readonly channel: 'web' | 'phone' | 'email' | 'inPerson' | 'clock'
  readonly byAccountId?: number | null
  readonly note?: string
  readonly ip?: string
  readonly wordings?: { readonly ownsTextId: number | null; readonly sellTextId: number | null }
  /** The version of the request an employee was looking at. */
  readonly version?: number | undefined
}

const steps = { accepted: 'acceptBuyback', declined: 'declineBuyback', expired: 'expireBuyback' } as const

/**
 * The one way an offer is decided, by whomever: the step, the evidence and what follows are saved together. Accepted, the price is owed;
 * otherwise the device goes back at once, and nothing is owed to anybody (DESIGN 8.34).
 * @throws Refusal STATE_MOVED_ON for all but the first of racing decisions
 */
export async function decideOffer(ctx: TransactionContext, request: BuybackRequest, offer: BuybackOffer, deciding: Deciding): Promise<MovedRequest> {
  const { decision, by, channel, byAccountId = null, note = '', ip = '', wordings = { ownsTextId: null, sellTextId: null }, version } = deciding
  const requestId = request.id
  const said = [channel, note].filter(Boolean).join(': ')
  const moved = await advanceRequest(ctx, requestId, steps[decision], { by, byAccountId, note: said, version })
  const decided = { decision, decidedAt: ctx.now, decidedByAccountId: byAccountId, channel, note, ip: isIP(ip) === 0 ? null : ip, ...wordings }
  if (!(await decideOfferRow(ctx.tx, requestId, decided))) throw new Refusal('STATE_MOVED_ON')
  if (decision !== 'accepted') return advanceRequest(ctx, requestId, 'returnBuyback', { by: 'system', outcome: 'RETURNED_UNREPAIRED' })
  await insertPayout(ctx.tx, { requestId, amount: payoutOf(offer.price, sellsAsCompany(request)), dueSince: ctx.now })
  return moved
}
