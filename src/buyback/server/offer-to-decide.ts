import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { expired, stillOpen } from '#quotes/server/deadline.ts'
import { movedOn } from '#requests/server/lifecycle/request-state.ts'
import type { BuybackContext } from './buyback-context.ts'
import { type BuybackOffer, type BuybackRequest, findOffer } from './buyback-store.ts'

const tooLate = ({ language }: Pick<ReadContext & Call, 'language'>, { validUntil }: BuybackOffer) =>
  expired('BUYBACK_OFFER_EXPIRED', language, validUntil)

/**
 * The offer of a locked request. DESIGN 8.9: the same answer twice is one answer, the opposite comes too late.
 * @returns null when it was decided in the same way before
 * @throws Refusal STATE_MOVED_ON, DECISION_MOVED_ON, BUYBACK_OFFER_EXPIRED
 */
export async function offerToDecide(ctx: BuybackContext, request: BuybackRequest, accepted: boolean): Promise<BuybackOffer | null> {
  const offer = await findOffer(ctx.tx, request.id)
  if (!offer) throw movedOn(request)
  if (offer.decision === 'expired') throw tooLate(ctx, offer)
  if (offer.decision !== null) {
    if ((offer.decision === 'accepted') !== accepted) throw new Refusal('DECISION_MOVED_ON')
    return null
  }
  if (!stillOpen(ctx.now, offer.validUntil)) throw tooLate(ctx, offer)
  return offer
}

/** A private seller says that the device is theirs to sell; a company says so on its invoice. */
export function requireOwns(isCompany: boolean, { sellerOwns }: { sellerOwns: boolean }): void {
  if (!isCompany && !sellerOwns)
    throw new Refusal('SELLER_OWNS_REQUIRED', { fields: [{ path: 'declarations.sellerOwns', code: 'SELLER_OWNS_REQUIRED' }] })
}
