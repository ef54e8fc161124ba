import { type ReactNode, useEffect, useRef } from 'react'
import { Note } from './Note.tsx'

/** What was done last on a screen: read out, and it takes the focus, as what was pressed is gone with its form. Without words it is not seen. */
export function News({ children }: { readonly children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (children) line.current?.focus()
  }, [children])
  return (
    <Note ref={line} tone="success" role="status" tabIndex={-1}>
      {children}
    </Note>
  )
}
