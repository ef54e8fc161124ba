import { bankAccountEnd } from '#accounts/bank-account-in-words.ts'
import { actsAbout, keysOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { stillOpen } from '#quotes/server/deadline.ts'
import { sellingWordings } from '#quotes/server/decision-wordings.ts'
import { can, stateOf, stepsOpenTo } from '#requests/lifecycle.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import type { buybackApi } from '../buyback.api.ts'
import type { BuybackView } from '../buyback-view.ts'
import { payoutOf, sellsAsCompany } from '../payout.ts'
import { type Buyback, type BuybackOffer, type BuybackRequest, findBuyback, findBuybackRequest, findOffer, findReturn } from './buyback-store.ts'
import { listedFor } from './listed-prices.ts'
import { findPayout } from './payout-store.ts'

/** A buyback as whoever holds the request sees it. */
export async function getBuyback(
  ctx: ReadContext & Call,
  { params }: Input<typeof buybackApi.getBuyback>,
): Promise<{ version: number; buyback: BuybackView | null }> {
  await requireHeldRequest(ctx, params.id, { colleagues: true })
  const request = await findBuybackRequest(ctx.tx, params.id)
  if (!request) throw new Refusal('NOT_FOUND')
  const buyback = await findBuyback(ctx.tx, params.id)
  return { version: request.version, buyback: buyback ? await viewOf(ctx, request, buyback) : null }
}

async function viewOf(ctx: ReadContext & Call, request: BuybackRequest, buyback: Buyback): Promise<BuybackView> {
  const offer = await findOffer(ctx.tx, request.id)
  const payout = await findPayout(ctx.tx, request.id)
  const returned = await findReturn(ctx.tx, request.id)
  const isCompany = sellsAsCompany(request)
  const may = whatMayBeDone(ctx, request, offer)
  const { answers, grade, storageGb, estimatedPrice, estimatedUntil, payoutAccount } = buyback
  return {
    answers,
    grade,
    storageGb,
    estimatedPrice,
    estimatedUntil: estimatedUntil.toString(),
    payoutAccountEnd: bankAccountEnd(payoutAccount),
    isCompany,
    offer: offer ? offerDto(offer, isCompany) : null,
    returned: returned ? { reason: returned.reason, at: returned.returnedAt.toString() } : null,
    payout: payout ? { amount: payout.amount, paidOn: payout.paidOn } : null,
    texts: await sellingWordings(ctx, ctx.language),
    listed: may.offer ? await listedOn(ctx, request, buyback) : null,
    may,
  }
}

const offerDto = ({ found, grade, price, reason, sentAt, validUntil, decision, decidedAt }: BuybackOffer, isCompany: boolean) => ({
  found,
  grade,
  price,
  payout: payoutOf(price, isCompany),
  reason,
  sentAt: sentAt.toString(),
  validUntil: validUntil.toString(),
  lastDay: budapestDay(validUntil),
  decision,
  decidedAt: decidedAt?.toString() ?? null,
})

/** The list the seller was told by, whatever it says today. */
async function listedOn(ctx: ReadContext, { productTypeId }: BuybackRequest, { storageGb, estimatedAt }: Buyback): Promise<BuybackView['listed']> {
  if (productTypeId === null) return {}
  return (await listedFor(ctx, budapestDay(estimatedAt), { productTypeId, storageGb })) ?? {}
}

function whatMayBeDone({ actor, now }: ReadContext & Call, request: BuybackRequest, offer: BuybackOffer | undefined): BuybackView['may'] {
  const state = stateOf(request)
  const steps = stepsOpenTo(keysOf(actor), state)
  const open = offer?.decision === null && stillOpen(now, offer.validUntil) && can('acceptBuyback', state)
  return {
    decide: open && actsAbout(actor, request),
    offer: steps.includes('offerBuyback'),
    decideOnBehalf: open && steps.includes('acceptBuyback'),
    return: request.status === 'ARRIVED' && steps.includes('returnBuyback'),
    pay: steps.includes('payBuyback'),
  }
}
