import { createContext, Fragment, useContext, useEffect, useRef } from 'react'
import type { Announcement } from '../use-news.ts'
import { Note } from './Note.tsx'

/** Hears what is said inside a part of a screen, which may give way to another by what was done there; it would be unseen and unheard then. */
export const NewsInsideContext = createContext<((words: string) => void) | null>(null)

/**
 * What was done last on a screen (`useNews`): read out, and it takes the focus each time something is told, as what was pressed is gone with its
 * form. Without words it is not seen.
 */
export function News({ news }: { readonly news: Announcement }) {
  const line = useRef<HTMLParagraphElement>(null)
  const hear = useContext(NewsInsideContext)
  useEffect(() => {
    if (news.words) line.current?.focus()
    hear?.(news.words)
  }, [news, hear])
  return (
    <Note ref={line} tone="success" role="status" tabIndex={-1}>
      {/* Written anew, because a live region reads out only what changes in it. */}
      {news.words && <Fragment key={news.times}>{news.words}</Fragment>}
    </Note>
  )
}
