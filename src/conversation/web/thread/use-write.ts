import { useRef } from 'react'
import { newKey } from '#base/web/new-key.ts'
import { readAgain } from '#base/web/use-call.ts'
import { useSend } from '#base/web/use-send.ts'
import { conversationApi } from '../../conversation.api.ts'
import { type ChosenFile, filesByField } from './chosen-file.ts'

type Words = { readonly text: string; readonly files: readonly ChosenFile[] }
type Attempt = Words & { readonly key: string; readonly seen: number }

/**
 * Sends a message once, however often its button is pressed: the same words and files keep their key, and what had been seen with them,
 * until the server has answered.
 */
export function useWrite(requestId: number) {
  const sending = useSend(conversationApi.writeMessage)
  const last = useRef<Attempt | null>(null)

  function attemptAt({ text, files }: Words, seen: number): Attempt {
    const before = last.current
    if (before && before.text === text && before.files === files) return before
    return { text, files, seen, key: newKey() }
  }

  /** @throws CallRefused */
  async function write(words: Words, seen: number): Promise<void> {
    const attempt = attemptAt(words, seen)
    last.current = attempt
    const body = { text: attempt.text, seen: attempt.seen }
    try {
      await sending.mutateAsync({ params: { id: requestId }, body, files: filesByField(attempt.files), idempotencyKey: attempt.key })
      last.current = null
    } catch (error) {
      // The request was closed meanwhile, or the key taken away: what is shown says so.
      void readAgain(conversationApi.getMessages)
      throw error
    }
  }

  return write
}

/** A message was sent: whoever shows messages reads them again. */
export const readMessagesAgain = () => Promise.all([readAgain(conversationApi.getMessages), readAgain(conversationApi.listWaiting)])
