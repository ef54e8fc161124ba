import type { UseFormGetValues, UseFormSetValue } from 'react-hook-form'
import type { NavigateFunction } from 'react-router'
import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { readAgain } from '#base/web/use-call.ts'
import type { SentenceFormatter } from '#errors/sentences.ts'
import { paths } from '#paths.ts'
import type { PickupOrderDraft } from '../../pickup-order.ts'
import { bookingSteps, stepOf } from '../../pickup-order-steps.ts'
import { requestsApi } from '../../requests.api.ts'
import { placeOf } from '../own-data/prefill.ts'
import type { useBooking } from './booking-context.ts'
import { storeDone } from './booking-done.ts'
import type { BookingForm } from './booking-form.ts'
import { askedAt } from './form-answers.ts'
import type { useProblems } from './problems.tsx'
import { toOrder } from './to-order.ts'
import type { useDraft } from './use-draft.ts'

/** No word of the server came back, so nobody here knows whether the request stands. */
const isUncertain = (error: unknown) => !(error instanceof CallRefused) || error.status >= 500

const duplicateAt = 'serviceRequest.identifier'

export type Sending = Pick<ReturnType<typeof useBooking>, 'setup' | 'serviceEntry' | 'own' | 'documents' | 'goTo'> &
  Pick<ReturnType<typeof useProblems>, 'refuse'> & {
    readonly draft: ReturnType<typeof useDraft>
    readonly navigate: NavigateFunction
    readonly getValues: UseFormGetValues<BookingForm>
    readonly setValue: UseFormSetValue<BookingForm>
    readonly say: SentenceFormatter
  }

/**
 * Sends the booking, and puts what the server refuses where it can be mended.
 * @returns a refusal that no field is to blame for; null otherwise
 */
export async function sendOrder({ setup, serviceEntry, own, documents, goTo, refuse, draft, navigate, getValues, setValue, say }: Sending) {
  async function isDuplicate({ serviceRequest: { identifier, identifierKind, identifierGenerated }, customer: { email } }: PickupOrderDraft) {
    // After an attempt without an answer the request found could be this very one; the key tells them apart, the check cannot.
    if (identifierGenerated || draft.isAnswerMissing()) return false
    const { duplicate } = await call(requestsApi.checkDuplication, { body: { identifier, identifierKind, email } })
    return duplicate
  }

  async function submit(order: PickupOrderDraft) {
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
  function showRefusal(refused: CallRefused): CallRefused | null {
    // Nothing is to be mended in the field: whoever has an account logs in, or books without one.
    if (refused.code === 'USER_EXISTS') return refused
    const fields = refused.fields.map(({ path, message }) => ({ path, message }))
    if (fields.length === 0) return refused
    if (refused.code === 'TEXT_VERSION_CHANGED') deleteConsents()
    if (refused.code.startsWith('PICKUP_') || fields.some(({ path }) => path.startsWith('serviceRequest.pickup'))) deletePickup()
    refuse(fields)
    const steps = new Set(fields.map(({ path }) => stepOf(askedAt(path, getValues()))))
    const first = bookingSteps.find((step) => steps.has(step))
    if (first) goTo(first)
    return null
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

  try {
    const order = toOrder(getValues(), setup, serviceEntry)
    if (await isDuplicate(order)) {
      refuse([{ path: duplicateAt, message: say({ code: 'DUPLICATE_REQUEST' }) }])
      goTo('device')
    } else await submit(order)
    return null
  } catch (error) {
    if (!isUncertain(error)) draft.setAnswerMissing(false)
    if (!(error instanceof CallRefused)) throw error
    return showRefusal(error)
  }
}
