import { useEffect, useRef, useState } from 'react'
import { call } from '#base/web/call.ts'
import { readAgain } from '#base/web/use-call.ts'
import { conversationApi } from '../../conversation.api.ts'
import type { Message } from '../../message.ts'

/** What has been in sight for so long counts as read. */
const reading = 1000

/**
 * Marks messages as read when their end has been in sight. Give the answered ref to what stands after the newest one.
 * @param unreadTo the newest message, while something of it is unread; else null
 */
export function useReading(requestId: number, unreadTo: number | null) {
  const end = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const sight = end.current
    if (unreadTo === null || !sight) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const markRead = async () => {
      if (document.visibilityState !== 'visible') return
      await call(conversationApi.readMessages, { params: { id: requestId }, body: { seen: unreadTo } })
      await Promise.all([readAgain(conversationApi.getMessages), readAgain(conversationApi.countUnread)])
    }
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer)
      // Unreached, they stay unread, and the next look marks them.
      if (entry?.isIntersecting) timer = setTimeout(() => void markRead().catch(() => undefined), reading)
    })
    observer.observe(sight)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [requestId, unreadTo])
  return end
}

/** What was new when it came stays marked on this page, though it counts as read a second later. */
export function useNewHere(messages: readonly Message[]): ReadonlySet<number> {
  const [known, setKnown] = useState<ReadonlySet<number>>(new Set())
  const unknown = messages.filter(({ id, isNew }) => isNew && !known.has(id))
  if (unknown.length > 0) setKnown(new Set([...known, ...unknown.map(({ id }) => id)]))
  return known
}
