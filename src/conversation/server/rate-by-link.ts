import { findMailedLink } from '#accounts/server/mailed-link-store.ts'
import type { Input } from '#base/endpoint.ts'
import { deviceName } from '#catalogue/device-name.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { findRequestSummary } from '#requests/server/request-summary-store.ts'
import type { conversationApi } from '../conversation.api.ts'
import type { RatingView } from '../rating.ts'
import { findConversationRequest } from './conversation-request-store.ts'
import { rate, ratingDto } from './rating-of-request.ts'

/** Mail scanners open links: opening this one shows the question, and only the button of its page answers. */
export async function getRatingByLink(ctx: ReadContext & Call, { params }: Input<typeof conversationApi.getRatingByLink>) {
  const request = await requestOfLink(ctx, params.vs)
  const summary = await findRequestSummary(ctx.tx, request.id, ctx.language)
  return { ...(await ratingDto(ctx, request, true)), crmRequestId: request.id, device: summary ? deviceName(summary) : '' }
}

export const rateByLink = async (ctx: TransactionContext & Call, { params, body }: Input<typeof conversationApi.rateByLink>): Promise<RatingView> =>
  rate(ctx, await requestOfLink(ctx, params.vs), body)

/** @throws Refusal LINK_EXPIRED for an unknown link too */
async function requestOfLink({ tx, now }: ReadContext & Call, vs: string) {
  const link = await findMailedLink(tx, now, vs, ['rating'])
  const request = link?.requestId && (await findConversationRequest(tx, link.requestId))
  if (!request) throw new Refusal('LINK_EXPIRED')
  return request
}
