import { z } from 'zod'
import { intlLocales } from '#base/languages.ts'
import { currency, type Found, type FoundRefund, type Money } from '../../payment.ts'
import type { PaymentOrder } from './payment-provider.ts'

const amount = z.object({ currency_code: z.string(), value: z.string() })

/** What we read of an order of Orders v2; PayPal sends more. */
export const paypalOrder = z.object({
  id: z.string().regex(/^[\w-]{1,64}$/),
  status: z.enum(['CREATED', 'SAVED', 'APPROVED', 'VOIDED', 'COMPLETED', 'PAYER_ACTION_REQUIRED']),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().default(''),
        amount: amount.optional(),
        payments: z
          .object({
            captures: z.array(z.object({ id: z.string().min(1), status: z.string(), amount, custom_id: z.string().optional() })).default([]),
          })
          .optional(),
      }),
    )
    .default([]),
  links: z.array(z.object({ rel: z.string(), href: z.string() })).default([]),
})
export type PaypalOrder = z.output<typeof paypalOrder>

/** What is sent to start an order. HUF has no decimals at PayPal: 4522 is "4522", anything else is refused (DOMAIN 0.9). */
export const orderToSend = ({ reference, invoiceNumber, amount: forints, language, returnUrl, cancelUrl }: PaymentOrder) => ({
  intent: 'CAPTURE',
  // An invoice number PayPal has been paid for it does not take again: one more guard against paying twice.
  purchase_units: [
    { reference_id: reference, custom_id: reference, invoice_id: invoiceNumber, amount: { currency_code: currency, value: String(forints) } },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        return_url: returnUrl,
        cancel_url: cancelUrl,
        locale: intlLocales[language],
        user_action: 'PAY_NOW',
        shipping_preference: 'NO_SHIPPING',
      },
    },
  },
})

/** Where the payer is sent; undefined when the order names no such page. */
export const approvalLink = ({ links }: PaypalOrder) => links.find(({ rel }) => rel === 'payer-action' || rel === 'approve')?.href

const moneyOf = ({ currency_code, value }: z.output<typeof amount>, reference: string): Money => ({
  amount: /^\d{1,9}(\.0+)?$/.test(value) ? Number(value) : Number.NaN,
  currency: currency_code,
  reference,
})

/**
 * What an order says. Only a completed capture is money: a completed order without one is not understood.
 * @returns undefined when the order cannot be understood
 */
export function foundIn(order: PaypalOrder): Found | undefined {
  const [unit, ...others] = order.purchase_units
  if (!unit || others.length > 0) return undefined
  const captures = unit.payments?.captures ?? []
  const captured = (...statuses: string[]) => captures.find(({ status }) => statuses.includes(status))
  const taken = captured('COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED')
  if (taken) return { state: 'paid', money: moneyOf(taken.amount, taken.custom_id ?? unit.custom_id), captureId: taken.id }
  const pending = captured('PENDING')
  if (pending) return { state: 'pending', money: moneyOf(pending.amount, pending.custom_id ?? unit.custom_id) }
  if (captured('DECLINED', 'FAILED')) return { state: 'refused' }
  if (captures.length > 0) return undefined
  switch (order.status) {
    case 'CREATED':
    case 'SAVED':
    case 'PAYER_ACTION_REQUIRED':
      return { state: 'waiting' }
    case 'APPROVED':
      return unit.amount && { state: 'approved', money: moneyOf(unit.amount, unit.custom_id) }
    case 'VOIDED':
      return { state: 'gone' }
    case 'COMPLETED':
      return undefined
  }
}

export const paypalRefusal = z.object({
  name: z.string(),
  debug_id: z.string().optional(),
  details: z.array(z.object({ issue: z.string() })).default([]),
})

/** Issues of a 422 that say the payer's side does not pay (Orders v2, capture). */
const refusedIssues = [
  'INSTRUMENT_DECLINED',
  'TRANSACTION_REFUSED',
  'CARD_EXPIRED',
  'PAYER_CANNOT_PAY',
  'PAYER_ACCOUNT_RESTRICTED',
  'PAYER_ACCOUNT_LOCKED_OR_CLOSED',
  'MAX_NUMBER_OF_PAYMENT_ATTEMPTS_EXCEEDED',
]

/** What a refused capture says; undefined when it says nothing about the payment. */
export function foundInIssues(issues: readonly string[]): Found | 'captured' | undefined {
  if (issues.includes('ORDER_ALREADY_CAPTURED')) return 'captured'
  if (issues.includes('ORDER_NOT_APPROVED') || issues.includes('PAYER_ACTION_REQUIRED')) return { state: 'waiting' }
  if (issues.includes('ORDER_EXPIRED')) return { state: 'gone' }
  return issues.some((issue) => refusedIssues.includes(issue)) ? { state: 'refused' } : undefined
}

const paypalRefund = z.object({ id: z.string().min(1), status: z.enum(['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED']), amount: amount.optional() })

/** @returns undefined when the answer cannot be understood */
export function foundInRefund(json: unknown, forints: number): FoundRefund | undefined {
  const refund = paypalRefund.safeParse(json).data
  if (!refund) return undefined
  if (refund.amount) {
    const { amount: gone, currency: of } = moneyOf(refund.amount, '')
    if (gone !== forints || of !== currency) return { state: 'unclear' }
  }
  switch (refund.status) {
    case 'COMPLETED':
      return { state: 'done', refundId: refund.id }
    case 'PENDING':
      return { state: 'pending' }
    default:
      return { state: 'refused' }
  }
}

/** What PayPal tells of: an order, or a capture or refund of one. Everything else of it is read from PayPal itself. */
export const paypalEvent = z.object({
  event_type: z.string(),
  resource_type: z.string().optional(),
  resource: z.looseObject({
    id: z.string().max(64).optional(),
    custom_id: z.string().max(127).optional(),
    supplementary_data: z.object({ related_ids: z.object({ order_id: z.string().max(64).optional() }).optional() }).optional(),
  }),
})

/** Which payment an event is about, by PayPal's name of its order or by ours. */
export function aboutOf({ event_type: type, resource }: z.output<typeof paypalEvent>) {
  const orderId = type.startsWith('CHECKOUT.ORDER.') ? resource.id : resource.supplementary_data?.related_ids?.order_id
  return { providerPaymentId: orderId, paymentId: resource.custom_id }
}
