import type { Language } from '#base/languages.ts'
import type { Found, FoundRefund, OnlineMethod } from '../../payment.ts'

export const providerNames = ['paypal', 'simplepay', 'simulator', 'cardSimulator'] as const
export type ProviderName = (typeof providerNames)[number]

export type PaymentOrder = {
  /** Recognises a call that is made again; kept with the payment. */
  requestId: string
  /** Our payment's id: what the provider takes the money for. */
  reference: string
  invoiceNumber: string
  /** Whole forints. */
  amount: number
  /** Of whoever the invoice is for; some providers want it. */
  email: string
  language: Language
  returnUrl: string
  cancelUrl: string
  failUrl: string
  /** Until when the payer may begin to pay. */
  until: Temporal.Instant
}

/** What has come, and how much of it. */
type Taken = { readonly providerPaymentId: string; readonly captureId: string; readonly amount: number }
/** What is to go back; `refundedBefore`: whole forints that have gone back of this payment already. */
type RefundOrder = { readonly requestId: string; readonly amount: number; readonly refundedBefore: number }

/** A provider's message about a payment, as it came. */
export type SignedMessage = { readonly text: string; readonly header: (name: string) => string | undefined }
/** Which payment to look at, by the provider's name of it or by ours; none where the message is about something else. */
type ReadMessage = {
  readonly about: { readonly providerPaymentId?: string | undefined; readonly paymentId?: string | undefined }
  /** What the provider wants to hear when we have looked. */
  readonly answer: { readonly text: string; readonly headers: Readonly<Record<string, string>> }
}

/**
 * Whoever takes the money. No call is made inside a database transaction; every call may be made again with the same request id.
 * @throws Refusal PAYMENT_PROVIDER_AWAY from each: no answer in time, or none that can be understood. What was asked may have been done.
 */
export type PaymentProvider = {
  readonly name: ProviderName
  readonly method: OnlineMethod
  /** The money comes without our asking for it: whoever stands on its page may pay although we have given up on the payment. */
  readonly takesMoneyItself: boolean
  /** Prepares a payment. The provider adds to the addresses by what the payment is found again. */
  start: (order: PaymentOrder) => Promise<{ providerPaymentId: string; redirectUrl: string }>
  /** Takes the money of an approved payment. */
  capture: (providerPaymentId: string, requestId: string) => Promise<Found>
  find: (providerPaymentId: string) => Promise<Found>
  /** Gives money back, once for a request id. */
  refund: (taken: Taken, refund: RefundOrder) => Promise<FoundRefund>
  /** @throws Refusal SIGNATURE_WRONG when it does not come from the provider, MALFORMED when it says nothing we understand */
  readMessage: (message: SignedMessage) => Promise<ReadMessage>
}
