import type { Language } from '#base/languages.ts'
import type { Found } from '../../payment.ts'

export const providerNames = ['paypal', 'simulator'] as const
export type ProviderName = (typeof providerNames)[number]

export type PaymentOrder = {
  /** Recognises a call that is made again; kept with the payment. */
  requestId: string
  /** Our payment's id: what the provider takes the money for. */
  reference: string
  invoiceNumber: string
  /** Whole forints. */
  amount: number
  language: Language
  returnUrl: string
  cancelUrl: string
}

/**
 * Whoever takes the money. No call is made inside a database transaction; every call may be made again with the same request id.
 * @throws Refusal PAYMENT_PROVIDER_AWAY from each: no answer in time, or none that can be understood. What was asked may have been done.
 */
export type PaymentProvider = {
  readonly name: ProviderName
  /** Prepares a payment. The provider adds `token` (its name of the payment) and `PayerID` to `returnUrl`, and `token` to `cancelUrl`. */
  start: (order: PaymentOrder) => Promise<{ providerPaymentId: string; redirectUrl: string }>
  /** Takes the money of an approved payment. */
  capture: (providerPaymentId: string, requestId: string) => Promise<Found>
  find: (providerPaymentId: string) => Promise<Found>
}
