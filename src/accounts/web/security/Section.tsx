import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Card } from '#base/web/kit/Card.tsx'
import { Note } from '#base/web/kit/Note.tsx'

type Props = {
  readonly title: string
  readonly text?: string
  /** What was done last. What was pressed may be gone by then, so the news takes the focus. */
  readonly news: string
  readonly children: ReactNode
}

/** One thing of the security screen. */
export function Section({ title, text, news, children }: Props) {
  const id = useId()
  const done = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (news) done.current?.focus()
  }, [news])
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      <Note ref={done} tone="success" role="status" tabIndex={-1}>
        {news}
      </Note>
      {children}
    </Card>
  )
}
