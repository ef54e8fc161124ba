import { type ReactNode, useId } from 'react'
import { Card } from '#base/web/kit/Card.tsx'
import { News } from '#base/web/kit/News.tsx'
import type { Announcement } from '#base/web/use-news.ts'

type Props = {
  readonly title: string
  readonly text?: string
  readonly news: Announcement
  readonly children: ReactNode
}

/** One thing of the security screen, and what was done to it last. */
export function Section({ title, text, news, children }: Props) {
  const id = useId()
  return (
    <Card aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text && <p>{text}</p>}
      <News news={news} />
      {children}
    </Card>
  )
}
