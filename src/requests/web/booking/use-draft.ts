import { useCallback, useMemo, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useStoredValues } from '#base/web/forms/use-stored-values.ts'
import { newKey } from '#base/web/new-key.ts'
import type { BookingForm } from './booking-form.ts'
import type { Draft, Drafts } from './draft.ts'
import { dropDocuments } from './draft-documents.ts'

/**
 * Keeps what is typed until it is sent, where `drafts` does.
 * @param address of the service entry; each service entry has a draft of its own
 */
export function useDraft(drafts: Drafts, address: string, form: UseFormReturn<BookingForm>, stored: Draft | null) {
  const idempotencyKey = useMemo(() => stored?.idempotencyKey ?? newKey(), [stored])
  const answerMissing = useRef(stored?.answerMissing ?? false)
  const isDropped = useRef(false)

  const save = useCallback(() => {
    if (isDropped.current) return
    drafts.store(address, { form: form.getValues(), idempotencyKey, answerMissing: answerMissing.current }, Date.now())
  }, [drafts, address, form, idempotencyKey])

  const callOff = useStoredValues(form, save)

  return useMemo(
    () => ({
      idempotencyKey,
      isAnswerMissing: () => answerMissing.current,
      setAnswerMissing: (isMissing: boolean) => {
        answerMissing.current = isMissing
        save()
      },
      drop: () => {
        isDropped.current = true
        callOff()
        drafts.drop(address)
        void dropDocuments(address)
      },
    }),
    [idempotencyKey, save, callOff, drafts, address],
  )
}
