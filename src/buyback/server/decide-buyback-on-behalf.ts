import { employeeIdOf } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { sellingWordings } from '#quotes/server/decision-wordings.ts'
import { stateAnswer } from '#requests/server/lifecycle/request-state.ts'
import type { buybackApi } from '../buyback.api.ts'
import { sellsAsCompany } from '../payout.ts'
import { type BuybackContext, requireBuyback } from './buyback-context.ts'
import { decideOffer } from './decide-offer.ts'
import { offerToDecide, requireOwns } from './offer-to-decide.ts'

/** What a seller said by phone, wrote by e-mail or told in person; the note says how it was proved. The deadline is the same. */
export async function decideBuybackOnBehalf(ctx: BuybackContext, { params, body }: Input<typeof buybackApi.decideBuybackOnBehalf>) {
  const { request } = await requireBuyback(ctx, params.id)
  const offer = await offerToDecide(ctx, request, body.accepted)
  if (!offer) return stateAnswer(request)
  const { method: channel, note, version } = body
  const staff = { by: 'staff', channel, note, version, byAccountId: employeeIdOf(ctx), ip: ctx.ip } as const
  if (!body.accepted) return stateAnswer(await decideOffer(ctx, request, offer, { ...staff, decision: 'declined' }))
  const isCompany = sellsAsCompany(request)
  requireOwns(isCompany, body.declarations)
  // In the seller's language: these are the words the employee read to them.
  const { sellerOwns, sellDevice } = await sellingWordings(ctx, request.language)
  const wordings = { ownsTextId: isCompany ? null : sellerOwns.id, sellTextId: sellDevice.id }
  return stateAnswer(await decideOffer(ctx, request, offer, { ...staff, decision: 'accepted', wordings }))
}
