import { useEffect, useRef, useState } from 'react'

/** How a form ends: `done`, the news of it takes the focus; `cancel`, the button it was opened by. */
export type Closing = { readonly done: () => void; readonly cancel: () => void }

/** A form that stands in the place of its button. */
export function useOpening() {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    if (isLeft.current) opener.current?.focus()
    isLeft.current = false
  })
  const closing: Closing = {
    done: () => setOpen(false),
    cancel() {
      isLeft.current = true
      setOpen(false)
    },
  }
  return { isOpen, open: () => setOpen(true), opener, closing }
}
