import { useCallback, useEffect, useMemo, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { newKey } from '#base/web/new-key.ts'
import type { BookingForm } from './booking-form.ts'
import { type Draft, dropDraft, storeDraft } from './draft.ts'
import { dropDocuments } from './draft-documents.ts'

/** Long enough not to write at every key, short enough to lose nothing worth naming. */
const pause = 400

/**
 * Keeps what is typed in this browser until it is sent. Written a moment after the last key, and at once when the page is hidden:
 * a phone may never wake it again.
 * @param address of the service entry; each service entry has a draft of its own
 */
export function useDraft(address: string, form: UseFormReturn<BookingForm>, stored: Draft | null) {
  const idempotencyKey = useMemo(() => stored?.idempotencyKey ?? newKey(), [stored])
  const answerMissing = useRef(stored?.answerMissing ?? false)
  const isDropped = useRef(false)

  const save = useCallback(() => {
    if (isDropped.current) return
    storeDraft(address, { form: form.getValues(), idempotencyKey, answerMissing: answerMissing.current }, Date.now())
  }, [address, form, idempotencyKey])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stop = form.subscribe({
      formState: { values: true },
      callback: () => {
        clearTimeout(timer)
        timer = setTimeout(save, pause)
      },
    })
    const saveNow = () => {
      if (timer === undefined) return
      clearTimeout(timer)
      save()
    }
    window.addEventListener('pagehide', saveNow)
    document.addEventListener('visibilitychange', saveNow)
    return () => {
      stop()
      saveNow()
      window.removeEventListener('pagehide', saveNow)
      document.removeEventListener('visibilitychange', saveNow)
    }
  }, [form, save])

  return {
    idempotencyKey,
    isAnswerMissing: () => answerMissing.current,
    setAnswerMissing: (isMissing: boolean) => {
      answerMissing.current = isMissing
      save()
    },
    drop: () => {
      isDropped.current = true
      dropDraft(address)
      void dropDocuments(address)
    },
  }
}
