import { z } from 'zod'
import { account, anyone, employee, requestHolder } from '#accounts/who.ts'
import { get, post, put } from '#base/endpoint.ts'
import { longText } from '#base/plain-text.ts'
import { refusedWith, wrongType } from '#errors.ts'
import { requestIdParams } from '#requests/request-id.ts'
import { maxAttachments, maxMessageLength, message, thread } from './message.ts'
import { ownThreadsPage, ownThreadsQuery } from './own-threads.ts'
import { ratingBody, ratingView } from './rating.ts'
import { waitingPage, waitingQuery } from './waiting.ts'

const numberInAddress = z.coerce.number(refusedWith('NOT_FOUND')).int(refusedWith('NOT_FOUND')).positive(refusedWith('NOT_FOUND'))
const ratingLink = z.object({ vs: z.string(wrongType).max(200, refusedWith('LINK_EXPIRED')) })

/** The newest message the caller was looking at: what came after it is neither read nor answered by this. */
const seen = z.int(wrongType).min(0, wrongType)

export const conversationApi = {
  getMessages: get('/customer-requests/:id/messages', {
    summary: 'What customer and staff wrote to each other about a request, page by page from the newest back',
    who: requestHolder,
    scope: 'requests.read',
    params: requestIdParams,
    query: z.strictObject(
      {
        /** The first message of the page that is there already. */
        before: numberInAddress.optional(),
        size: z.coerce.number(wrongType).int(wrongType).positive(wrongType).max(100, wrongType).default(20),
      },
      wrongType,
    ),
    answers: thread,
  }),

  writeMessage: post('/customer-requests/:id/messages', {
    summary: 'Writes to the other side, with up to three photos or PDFs; an employee needs message.reply',
    who: requestHolder,
    scope: 'requests.write',
    params: requestIdParams,
    idempotent: true,
    files: { 'photos[]': { max: maxAttachments, kind: 'photo' }, 'papers[]': { max: maxAttachments } },
    body: z.strictObject({ text: longText(maxMessageLength).default(''), seen }, wrongType),
    answers: z.object({ message }),
  }),

  readMessages: put('/customer-requests/:id/messages/read', {
    summary: 'Marks messages as read for the caller’s side; an employee who may not answer marks nothing',
    who: requestHolder,
    params: requestIdParams,
    body: z.strictObject({ seen }, wrongType),
    answers: z.object({ unread: z.int() }),
  }),

  getMessageAttachment: get('/customer-requests/:id/messages/:messageId/attachments/:n', {
    summary: 'A file that came with a message: a JPEG or a PDF',
    who: requestHolder,
    params: requestIdParams.extend({ messageId: numberInAddress, n: numberInAddress }),
    shape: 'file',
    fileKinds: ['pdf', 'jpeg'],
    answers: z.null(),
  }),

  settleMessages: post('/service-desk/requests/:id/messages/settle', {
    summary: 'Says that what the customer wrote so far needs no answer',
    who: employee('message.reply'),
    params: requestIdParams,
    body: z.strictObject({ seen }, wrongType),
    answers: z.object({ waitingSince: z.string().nullable() }),
  }),

  listWaiting: get('/service-desk/messages', {
    summary: 'Requests whose customers wait for an answer, the longest waiting first',
    who: employee('request.queue'),
    fromReplica: true,
    query: waitingQuery,
    answers: waitingPage,
  }),

  listOwnThreads: get('/customers/:id/messages', {
    summary: 'The threads about one’s own requests: what is unread first, then the newest',
    who: account(),
    fromReplica: true,
    params: z.object({ id: numberInAddress }),
    query: ownThreadsQuery,
    answers: ownThreadsPage,
  }),

  countUnread: get('/customers/:id/unread-messages', {
    summary: 'How many messages of the company about one’s own requests are unread',
    who: account(),
    params: z.object({ id: numberInAddress }),
    answers: z.object({ unread: z.int() }),
  }),

  getRating: get('/customer-requests/:id/rating', {
    summary: 'What the customer thought of the repair, and until when they may say it',
    who: requestHolder,
    params: requestIdParams,
    answers: ratingView,
  }),

  rateRequest: put('/customer-requests/:id/rating', {
    summary: 'Rates a repair after the device was handed back, or changes what was said; employees cannot',
    who: requestHolder,
    params: requestIdParams,
    body: ratingBody,
    answers: ratingView,
  }),

  getRatingByLink: get('/ratings/:vs', {
    summary: 'The same by the link of the closing email; looking changes nothing',
    who: anyone,
    rate: 'lookup',
    params: ratingLink,
    answers: ratingView.extend({ crmRequestId: z.int(), device: z.string() }),
  }),

  rateByLink: put('/ratings/:vs', {
    summary: 'Rates a repair by the link of the closing email',
    who: anyone,
    csrf: true,
    params: ratingLink,
    body: ratingBody,
    answers: ratingView,
  }),
}
