import { useState } from 'react'
import { readStored, removeStored, store } from '#base/web/storage.ts'
import type { Side } from '../../message.ts'

/** What is being typed to a request; it outlives a reload and a lost connection, and goes with the tab. */
export function useDraft(requestId: number, side: Side) {
  const key = `message ${side} ${requestId}`
  const [text, setText] = useState(() => readStored('session', key) ?? '')
  return {
    text,
    write(typed: string) {
      setText(typed)
      if (typed === '') removeStored('session', key)
      else store('session', key, typed)
    },
  }
}
