import type { Input } from '#base/endpoint.ts'
import { budapestDay } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import type { conversationApi } from '../conversation.api.ts'
import { lastWritingDay, mayStillWrite, type Thread } from '../message.ts'
import { closedOn, conversationStateOf } from './conversation-state.ts'
import { marksOf, readMark } from './conversation-store.ts'
import { messageDtos, otherSide } from './message-dtos.ts'
import { attachmentsOf, countMessages, pageOfMessages } from './message-store.ts'

/** Looking does not mark anything as read: the page may stand in a tab nobody looks at (`read-messages.ts`). */
export async function getMessages(ctx: ReadContext & Call, { params, query }: Input<typeof conversationApi.getMessages>): Promise<Thread> {
  const { tx, now, language } = ctx
  const { request, side, mayWrite } = await conversationStateOf(ctx, params.id, { colleagues: true })
  const marks = await marksOf(tx, request.id)
  const found = await pageOfMessages(tx, request.id, query)
  const page = found.slice(0, query.size).reverse()
  const attachments = await attachmentsOf(
    tx,
    page.map(({ id }) => id),
  )
  const closed = closedOn(request)
  const isOver = !mayStillWrite(closed, budapestDay(now))
  return {
    side,
    messages: messageDtos(page, attachments, { side, language, marks }),
    hasEarlier: found.length > query.size,
    // Whoever only looks cannot mark a message as read, so none waits for them.
    unread: side === 'customer' && !mayWrite ? 0 : await countMessages(tx, request.id, { by: otherSide(side), after: marks[readMark[side]] }),
    waitingSince: side === 'staff' ? (marks.waitingSince?.toString() ?? null) : null,
    writeUntil: lastWritingDay(closed),
    isOver,
    may: {
      write: mayWrite && !isOver,
      settle: side === 'staff' && mayWrite && marks.waitingSince !== null,
    },
  }
}
