import { useEffect } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { Badge } from '#base/web/kit/Badge.tsx'
import { Card } from '#base/web/kit/Card.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import type { Side, Thread } from '../message.ts'
import { conversationTexts } from '../texts.ts'
import styles from './conversation.module.css'
import { goToNews, threadId } from './thread/go-to-news.ts'
import { MessageList } from './thread/MessageList.tsx'
import { useFreshNews } from './thread/use-fresh-news.ts'
import { useNewHere, useReading } from './thread/use-reading.ts'
import { useThread } from './thread/use-thread.ts'
import { Waiting } from './thread/Waiting.tsx'
import { WriteMessage } from './thread/WriteMessage.tsx'

type Props = {
  readonly requestId: number
  /** Whose screen this is. An employee's own request is theirs as a customer, on the desk's screen too: the server says so. */
  readonly side: Side
  /** Of the request, as other panels are given it; messages do not depend on it. */
  readonly version?: number
  readonly onChanged?: () => unknown
}

/** What customer and staff wrote to each other about a request, and writing more. Nothing where there is nothing to read or write. */
export function MessageThread({ requestId, side, onChanged }: Props) {
  const thread = useThread(requestId)
  const { newest, error, refetch } = thread
  useFreshNews(() => newest && refetch())
  // What was read stays on the screen, with what is being typed, when a later look fails.
  if (!newest)
    return error && error.status !== 404 && !(side === 'staff' && error.status === 403) ? <ErrorState error={error} retry={refetch} /> : null
  if (thread.messages.length === 0 && !newest.may.write) return null
  return <Opened requestId={requestId} thread={thread} newest={newest} onChanged={onChanged} />
}

type OpenedProps = {
  readonly requestId: number
  readonly thread: ReturnType<typeof useThread>
  readonly newest: Thread
  readonly onChanged: (() => unknown) | undefined
}

function Opened({ requestId, thread, newest, onChanged }: OpenedProps) {
  const t = useTexts(conversationTexts)
  const { messages } = thread
  const { side, unread, waitingSince, may } = newest
  const newestId = messages.at(-1)?.id ?? 0
  const end = useReading(requestId, unread > 0 ? newestId : null)
  const fresh = useNewHere(messages)
  useAddress()
  const changed = () => onChanged?.()
  return (
    <Card aria-labelledby={threadId}>
      <h2 id={threadId} tabIndex={-1} className={styles.heading}>
        {t('thread.title')} {unread > 0 && <Badge tone="accent">{t('thread.unread', { count: unread })}</Badge>}
      </h2>
      {side === 'customer' && may.write && <p>{t('thread.customerLead')}</p>}
      {waitingSince !== null && <Waiting requestId={requestId} since={waitingSince} seen={newestId} maySettle={may.settle} onSettled={changed} />}
      <MessageList
        requestId={requestId}
        side={side}
        messages={messages}
        fresh={fresh}
        hasEarlier={thread.hasEarlier}
        isLoadingEarlier={thread.isLoadingEarlier}
        loadEarlier={thread.loadEarlier}
      />
      <div ref={end} />
      <Closing newest={newest} />
      {may.write && <WriteMessage requestId={requestId} side={side} seen={newestId} onSent={changed} />}
    </Card>
  )
}

/** The list of those who wait leads straight here, before the messages are. */
function useAddress() {
  useEffect(() => {
    if (window.location.hash === `#${threadId}`) goToNews()
  }, [])
}

/** Until when there can be written, or why there cannot. */
function Closing({ newest: { writeUntil, isOver, may } }: { readonly newest: Thread }) {
  const t = useTexts(conversationTexts)
  const formats = useFormats()
  if (may.write) return writeUntil === null ? null : <Muted>{t('write.until', { day: formats.day(writeUntil) })}</Muted>
  return <Muted>{t(isOver ? 'write.over' : 'write.noKey')}</Muted>
}
