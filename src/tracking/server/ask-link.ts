import { randomUUID } from 'node:crypto'
import { linkMinutes } from '#accounts/server/mailed-link-store.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { LinkRequest } from '../link-request.ts'
import type { trackingApi } from '../tracking.api.ts'
import { countAsking } from './link-limits.ts'
import { findRequestOfOwner } from './request-login-store.ts'

/** SPEC 7, login-request: a link to one request, by mail. */
export const requestLogin = (ctx: TransactionContext & Call, { body }: Input<typeof trackingApi.requestLogin>) => ask(ctx, body, 'trackingLogin')

/** SPEC 7, login-viewer: a link to the documents of one request, by mail. */
export const requestViewerLogin = (ctx: TransactionContext & Call, { body }: Input<typeof trackingApi.requestViewerLogin>) =>
  ask(ctx, body, 'viewerLogin')

/** The same statements and the same answer whether the request exists, the address fits or not; the rest happens in the job. */
async function ask(ctx: TransactionContext & Call, typed: LinkRequest, purpose: 'trackingLogin' | 'viewerLogin') {
  await countAsking(ctx, typed)
  const requestId = await findRequestOfOwner(ctx.tx, typed)
  await ctx.announce('trackingLinkAsked', { askId: randomUUID(), requestId, purpose })
  return { linkMinutes: linkMinutes(purpose) }
}
