import { useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { readAgain } from '#base/web/use-call.ts'
import { paths } from '#paths.ts'
import type { PickupOrderDraft } from '../../pickup-order.ts'
import { bookingSteps, stepOf } from '../../pickup-order-steps.ts'
import { requestsApi } from '../../requests.api.ts'
import { useBooking } from './booking-context.ts'
import { storeDone } from './booking-done.ts'
import type { BookingForm } from './booking-form.ts'
import { askedAt } from './form-answers.ts'
import { useProblems } from './problems.tsx'
import type { useDraft } from './use-draft.ts'
import type { Later } from './use-later.ts'

/** No word of the server came back, so nobody here knows whether the request stands. */
const isUncertain = (error: unknown) => !(error instanceof CallRefused) || error.status >= 500

const duplicateAt = 'serviceRequest.identifier'

/** Sends the booking, once, however often it is asked to; and puts what the server refuses where it can be mended. */
export function useSendOrder(draft: ReturnType<typeof useDraft>) {
  const navigate = useNavigate()
  const { setup, serviceEntry, own, documents, goTo } = useBooking()
  const { getValues, setValue } = useFormContext<BookingForm>()
  const { refuse } = useProblems()
  const [isSending, setSending] = useState(false)
  const [failure, setFailure] = useState<CallRefused | null>(null)
  const isBusy = useRef(false)

  async function isDuplicate({ serviceRequest: { identifier, identifierKind, identifierGenerated }, customer: { email } }: PickupOrderDraft) {
    // After an attempt without an answer the request found could be this very one; the key tells them apart, the check cannot.
    if (identifierGenerated || draft.isAnswerMissing()) return false
    const { duplicate } = await call(requestsApi.checkDuplication, { body: { identifier, identifierKind, email } })
    return duplicate
  }

  async function submit(order: PickupOrderDraft, { placeOf }: Later) {
    draft.setAnswerMissing(true)
    const files = { invoice: documents.invoice, warranty_card: documents.warranty_card, 'apple_documents[]': documents.apple_documents }
    const sending = { files, idempotencyKey: draft.idempotencyKey }
    const { caller, sale } = serviceEntry
    if (caller) {
      const { crmRequestId } = await caller.send(order, sending)
      draft.drop()
      return navigate(caller.addressOfBooked(crmRequestId), { replace: true })
    }
    const answer = sale
      ? await sale.send(order, getValues('payoutAccount'), sending)
      : await call(requestsApi.submitPickupOrder, { body: order, ...sending })
    storeDone({
      ...answer,
      email: order.customer.email,
      serviceEntry: serviceEntry.processType,
      accountAsked: order.accountRegistration,
      ...(own ? { pickupAddress: placeOf(getValues('deliveryInAddress')) } : {}),
    })
    draft.drop()
    await navigate(serviceEntry.isInside ? paths.newOrderDone() : paths.bookingDone(), { replace: true })
  }

  /** The server's no is mended at its field, on the first step that has one. */
  function showRefusal(refused: CallRefused) {
    // Nothing is to be mended in the field: whoever has an account logs in, or books without one.
    if (refused.code === 'USER_EXISTS') return setFailure(refused)
    const fields = refused.fields.map(({ path, message }) => ({ path, message }))
    if (fields.length === 0) return setFailure(refused)
    if (refused.code === 'TEXT_VERSION_CHANGED') deleteConsents()
    if (refused.code.startsWith('PICKUP_') || fields.some(({ path }) => path.startsWith('serviceRequest.pickup'))) deletePickup()
    refuse(fields)
    const steps = new Set(fields.map(({ path }) => stepOf(askedAt(path, getValues()))))
    const first = bookingSteps.find((step) => steps.has(step))
    if (first) goTo(first)
  }

  function deleteConsents() {
    for (const consent of ['gdpr', 'termsAndCond'] as const) setValue(consent, false)
    void readAgain(requestsApi.getBookingSetup)
  }

  function deletePickup() {
    setValue('serviceRequest.pickupDay', '')
    setValue('serviceRequest.pickupWindow', null)
    void readAgain(requestsApi.getBookingSetup)
    void readAgain(requestsApi.getPickupDays)
  }

  /** As it stands, but without asking for an account. */
  function sendWithoutAccount(later: Later) {
    setValue('accountRegistration', false)
    return send(later)
  }

  async function send(later: Later) {
    if (isBusy.current) return
    isBusy.current = true
    setSending(true)
    setFailure(null)
    try {
      const order = later.toOrder(getValues(), setup, serviceEntry)
      if (await isDuplicate(order)) {
        refuse([{ path: duplicateAt, message: later.say({ code: 'DUPLICATE_REQUEST' }) }])
        goTo('device')
      } else await submit(order, later)
    } catch (error) {
      if (!isUncertain(error)) draft.setAnswerMissing(false)
      if (!(error instanceof CallRefused)) throw error
      showRefusal(error)
    } finally {
      isBusy.current = false
      setSending(false)
    }
  }

  return { send, sendWithoutAccount, isSending, failure }
}
