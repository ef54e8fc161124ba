import { z } from 'zod'
import { boundedText } from '#base/bounded-text.ts'
import { pageSize } from '#base/rows-per-page.ts'
import { issueMessage, wrongType } from '#errors.ts'

/** Where a page of one's own threads ended: whether the last of them has something unread, and its newest message. */
export type ThreadPlace = { readonly hasNews: boolean; readonly messageId: number }

export const threadPlaceInWords = ({ hasNews, messageId }: ThreadPlace) => `${hasNews ? 1 : 0}_${messageId}`

/** `1_4711` */
const place = boundedText(20).transform((text, refused): ThreadPlace => {
  const [, news, messageId = ''] = /^([01])_(\d{1,15})$/.exec(text) ?? []
  if (messageId === '') refused.addIssue({ code: 'custom', message: issueMessage('INVALID_INPUT') })
  return { hasNews: news === '1', messageId: Number(messageId) }
})

export const ownThreadsQuery = z.strictObject(
  {
    /** The `next` of the page before. */
    after: place.optional(),
    size: pageSize,
  },
  wrongType,
)

/** A request of one's own about which somebody wrote. */
const ownThread = z.object({
  crmRequestId: z.int(),
  device: z.string(),
  closed: z.boolean(),
  /** Of the newest message. */
  at: z.string().describe('2026-11-21T09:15:00Z'),
  side: z.enum(['customer', 'staff']),
  /** Empty where it is attachments only. */
  beginning: z.string(),
  /** Messages of the company that were not read yet. */
  unread: z.int(),
})
export type OwnThread = z.output<typeof ownThread>

export const ownThreadsPage = z.object({
  threads: z.array(ownThread),
  /** What to send as `after`; null: this was the last page. */
  next: z.string().nullable(),
})
