import { z } from 'zod'
import { account, anyone, requestHolder, requestReader } from '#accounts/who.ts'
import { get, post } from '#base/endpoint.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { requestIdParams } from '#requests/request-id.ts'
import { followedRequest, historyEntry } from './followed-request.ts'
import { linkRequest } from './link-request.ts'
import { myRequestsPage, myRequestsQuery } from './my-requests.ts'

const token = z.string(wrongType).max(200, refusedWith('LINK_EXPIRED'))

/** Says that a link goes out, if there is anything to follow; never whether there is. */
const asked = z.object({ linkMinutes: z.int() })

/**
 * SPEC 7, as login answers: what the session opens, and the half of it that scripts keep. `ACCOUNT`: the caller is logged in and the
 * request is theirs already, so they keep the session they have.
 */
const session = z.object({
  status: z.literal(200),
  type: z.enum(['TRACKING', 'VIEWER', 'ACCOUNT']),
  crmRequestId: z.int(),
  Token: z.string().nullable(),
})
export type FollowingSession = z.output<typeof session>

export const trackingApi = {
  requestLogin: post('/login-request', {
    summary: 'Asks for a link that opens one request, to the e-mail address on file',
    who: anyone,
    rate: 'link',
    csrf: true,
    equalTime: true,
    body: linkRequest,
    answers: asked,
  }),
  requestViewerLogin: post('/login-viewer', {
    summary: 'Asks for a link that opens the documents of one request, to the e-mail address on file',
    who: anyone,
    rate: 'link',
    csrf: true,
    equalTime: true,
    body: linkRequest,
    answers: asked,
  }),
  processLogin: get('/login-process/:token', {
    summary: 'Spends a mailed link and starts the session it stands for; asked with the Language header of SPEC 7, not by visiting the address',
    who: anyone,
    rate: 'link',
    transaction: true,
    params: z.object({ token }),
    shape: 'bare',
    answers: session,
  }),
  followRequest: post('/follow-request', {
    summary: 'Starts a tracking session with the link of a letter, which may be used again',
    who: anyone,
    rate: 'link',
    body: z.strictObject({ vs: token }, wrongType),
    shape: 'bare',
    answers: session,
  }),
  listMyRequests: get('/customer-requests', {
    summary: 'The requests of the account, the newest first, with what waits for the customer; customers of pre-alerts have none here',
    who: account(),
    fromReplica: true,
    scope: 'requests.read',
    query: myRequestsQuery,
    answers: myRequestsPage,
  }),
  liveChanges: get('/customer-requests/live', {
    summary:
      'Server-sent events about the requests of the caller: `open`, `changed` with the number of a request, `missed` (anything may have changed), `ended` (the session was ended elsewhere)',
    who: requestHolder,
    shape: 'events',
    answers: z.null(),
  }),
  showRequest: get('/customer-requests/:id/show', {
    summary:
      'One request: all that was booked, where it is now, what happens next and by when. A session of the document viewer gets it masked, an employee without customer.view without contact data',
    who: requestReader,
    scope: 'requests.read',
    params: requestIdParams,
    answers: followedRequest,
  }),
  showHistory: get('/customer-requests/:id/history', {
    summary: 'What has happened to a request, and the steps still to come',
    who: requestHolder,
    scope: 'requests.read',
    params: requestIdParams,
    answers: z.array(historyEntry),
  }),
}
