import { accountIdOf, actsAbout } from '#accounts/who.ts'
import type { Input } from '#base/endpoint.ts'
import { Refusal } from '#errors.ts'
import { sellingWordings } from '#quotes/server/decision-wordings.ts'
import { stateAnswer } from '#requests/server/lifecycle/request-state.ts'
import { requireHeldRequest } from '#requests/server/request-holder-store.ts'
import type { buybackApi } from '../buyback.api.ts'
import { sellsAsCompany } from '../payout.ts'
import { type BuybackContext, requireBuyback } from './buyback-context.ts'
import { decideOffer } from './decide-offer.ts'
import { offerToDecide, requireOwns } from './offer-to-decide.ts'

/** What the seller decides, with a session of their own or of the link in the email. */
export async function answerBuybackOffer(ctx: BuybackContext, { params, body }: Input<typeof buybackApi.answerBuybackOffer>) {
  await requireHeldRequest(ctx, params.id)
  const { request } = await requireBuyback(ctx, params.id)
  if (!actsAbout(ctx.actor, request)) throw new Refusal('UNAUTHORISED')
  const offer = await offerToDecide(ctx, request, body.accepted)
  if (!offer) return stateAnswer(request)
  const seller = { by: 'customer', channel: 'web', byAccountId: accountIdOf(ctx.actor), ip: ctx.ip } as const
  if (!body.accepted) return stateAnswer(await decideOffer(ctx, request, offer, { ...seller, decision: 'declined' }))
  const isCompany = sellsAsCompany(request)
  requireOwns(isCompany, body.declarations)
  const wordings = await readWordings(ctx, isCompany, body.textVersions)
  return stateAnswer(await decideOffer(ctx, request, offer, { ...seller, decision: 'accepted', wordings }))
}

/** @throws Refusal TEXT_VERSION_CHANGED when the seller read other words than those in force */
async function readWordings(ctx: BuybackContext, isCompany: boolean, read: { sellerOwns: number | null; sellDevice: number | null }) {
  const present = await sellingWordings(ctx, ctx.language)
  const changed = (isCompany ? (['sellDevice'] as const) : (['sellerOwns', 'sellDevice'] as const)).filter((kind) => read[kind] !== present[kind].id)
  if (changed.length > 0)
    throw new Refusal('TEXT_VERSION_CHANGED', { fields: changed.map((kind) => ({ path: `textVersions.${kind}`, code: 'TEXT_VERSION_CHANGED' })) })
  return { ownsTextId: isCompany ? null : present.sellerOwns.id, sellTextId: present.sellDevice.id }
}
