import { openMailedLink } from '#accounts/server/mailed-link-store.ts'
import { sessionCookie, sessionCookieSeconds, startSession } from '#accounts/server/session-store.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { requestOfBookedLink } from '#requests/server/booking/booked-link.ts'
import { holdsRequest } from '#requests/server/request-holder-store.ts'
import type { FollowingSession, trackingApi } from '../tracking.api.ts'

/**
 * SPEC 7, login-process: spends a single-use link. Mail scanners open links too (SECURITY C3), so the link leads to a page, and the button
 * of that page makes this call with the Language header that every call of SPEC 7 carries. A visit changes nothing.
 */
export async function processLogin(ctx: TransactionContext & Call, { params }: Input<typeof trackingApi.processLogin>): Promise<FollowingSession> {
  if (isVisit(ctx)) throw new Refusal('UNAUTHORISED')
  const link = await openMailedLink(ctx.tx, ctx.now, params.token, ['trackingLogin', 'viewerLogin'])
  if (!link?.requestId) throw new Refusal('LINK_EXPIRED')
  return start(ctx, link.purpose === 'viewerLogin' ? 'viewer' : 'tracking', link.requestId)
}

/** Somebody opened the address itself: a browser says that it navigates or prefetches, and nobody who opens a link can send the Language header. */
const isVisit = ({ header }: ReadContext & Call) =>
  header('Language') === undefined ||
  header('Sec-Fetch-Mode') === 'navigate' ||
  header('Sec-Purpose') !== undefined ||
  header('Purpose') === 'prefetch'

/** The link in the emails about a request, and that of the page after its booking: it opens the request as often as its owner likes. */
export async function followRequest(ctx: TransactionContext & Call, { body }: Input<typeof trackingApi.followRequest>): Promise<FollowingSession> {
  const booked = await requestOfBookedLink(ctx, body.vs)
  if (booked !== null) return start(ctx, 'tracking', booked)
  const link = await openMailedLink(ctx.tx, ctx.now, body.vs, ['followRequest'])
  if (!link?.requestId) throw new Refusal('LINK_EXPIRED')
  return start(ctx, 'tracking', link.requestId)
}

const types = { tracking: 'TRACKING', viewer: 'VIEWER' } as const

async function start(ctx: TransactionContext & Call, kind: 'tracking' | 'viewer', requestId: number): Promise<FollowingSession> {
  if (ctx.actor.kind === 'account' && (await holdsRequest(ctx, requestId)))
    return { status: 200, type: 'ACCOUNT', crmRequestId: requestId, Token: null }
  const { token, cookie } = await startSession(ctx.tx, ctx.now, { kind, requestId })
  ctx.cookies.set(sessionCookie(kind), cookie, sessionCookieSeconds(kind))
  return { status: 200, type: types[kind], crmRequestId: requestId, Token: token }
}
