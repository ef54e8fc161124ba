import { Fragment, useEffect, useRef } from 'react'
import type { Announcement } from '../use-news.ts'
import { Note } from './Note.tsx'

/**
 * What was done last on a screen (`useNews`): read out, and it takes the focus each time something is told, as what was pressed is gone with its
 * form. Without words it is not seen.
 */
export function News({ news }: { readonly news: Announcement }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (news.words) line.current?.focus()
  }, [news])
  return (
    <Note ref={line} tone="success" role="status" tabIndex={-1}>
      {/* Written anew, because a live region reads out only what changes in it. */}
      {news.words && <Fragment key={news.times}>{news.words}</Fragment>}
    </Note>
  )
}
