import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router'
import type { CallRefused } from '#base/web/call-refused.ts'
import { useBooking } from './booking-context.ts'
import type { BookingForm } from './booking-form.ts'
import { useProblems } from './problems.tsx'
import type { useDraft } from './use-draft.ts'
import type { Later } from './use-later.ts'

/** Sends the booking, once, however often it is asked to. */
export function useSendOrder(draft: ReturnType<typeof useDraft>) {
  const navigate = useNavigate()
  const { setup, serviceEntry, own, documents, goTo } = useBooking()
  const { getValues, setValue } = useFormContext<BookingForm>()
  const { refuse } = useProblems()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<CallRefused | null>(null)
  const isBusy = useRef(false)

  async function send({ sendOrder, say }: Later) {
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    setFailure(null)
    try {
      setFailure(await sendOrder({ setup, serviceEntry, own, documents, goTo, refuse, draft, navigate, getValues, setValue, say }))
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  /** As it stands, but without asking for an account. */
  function sendWithoutAccount(later: Later) {
    setValue('accountRegistration', false)
    return send(later)
  }

  return { send, sendWithoutAccount, isSending, failure }
}
