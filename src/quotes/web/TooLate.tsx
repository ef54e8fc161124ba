import { useEffect, useRef } from 'react'
import { Note } from '#base/web/kit/Note.tsx'

/** The button that was pressed is gone with its step, so the focus goes to why. */
export function TooLate({ sentence }: { readonly sentence: string | null }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (sentence) line.current?.focus()
  }, [sentence])
  return sentence ? (
    <Note ref={line} tone="danger" role="alert" tabIndex={-1}>
      {sentence}
    </Note>
  ) : null
}
