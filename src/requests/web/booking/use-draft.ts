import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { newKey } from '#base/web/new-key.ts'
import type { BookingForm } from './booking-form.ts'
import { type Draft, dropDraft, keepDraft } from './draft.ts'
import { dropPapers } from './paper-store.ts'

/** Long enough not to write at every key, short enough to lose nothing worth naming. */
const pause = 400

/**
 * Keeps what is typed in this browser until it is sent. Written a moment after the last key, and at once when the page is hidden:
 * a phone may never wake it again.
 * @param address of the door; each door has a draft of its own
 */
export function useDraft(address: string, form: UseFormReturn<BookingForm>, kept: Draft | null) {
  const idempotencyKey = useMemo(() => kept?.idempotencyKey ?? newKey(), [kept])
  const answerMissing = useRef(kept?.answerMissing ?? false)
  const isDropped = useRef(false)

  const keep = useCallback(() => {
    if (isDropped.current) return
    keepDraft(address, { form: form.getValues(), idempotencyKey, answerMissing: answerMissing.current }, Date.now())
  }, [address, form, idempotencyKey])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(keep, pause)
      },
    })
    const keepNow = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      keep()
    }
    window.addEventListener('pagehide', keepNow)
    document.addEventListener('visibilitychange', keepNow)
    return () => {
      stop()
      keepNow()
      window.removeEventListener('pagehide', keepNow)
      document.removeEventListener('visibilitychange', keepNow)
    }
  }, [form, keep])

  return {
    idempotencyKey,
    isAnswerMissing: () => answerMissing.current,
    setAnswerMissing: (isMissing: boolean) => {
      answerMissing.current = isMissing
      keep()
    },
    drop: () => {
      isDropped.current = true
      dropDraft(address)
      void dropPapers(address)
    },
  }
}
