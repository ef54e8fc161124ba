import { type ReactNode, useEffect, useRef } from 'react'
import { Actions } from '#base/web/kit/Actions.tsx'
import { Card } from '#base/web/kit/Card.tsx'

type Props = { readonly title: string; readonly text: string; readonly children?: ReactNode }

/** How a form ended. The form is gone, so its end takes the focus. */
export function EndOfForm({ title, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Card width="narrow" aria-labelledby="end">
      <h2 id="end" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children && <Actions shape="wide">{children}</Actions>}
    </Card>
  )
}
