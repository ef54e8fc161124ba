/** DOMAIN 3.4: one try to pay an invoice. `approved`: the payer agreed and the money was asked for; whether it came is not known yet. */
export const paymentStatuses = ['created', 'redirected', 'approved', 'paid', 'failed', 'cancelled', 'expired'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What a payment may become; what has no row here has ended for good (migration 0008 sees to it as well). */
const life: Partial<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['redirected', 'expired'],
  // Straight to paid: a provider that takes the money without being asked again.
  redirected: ['approved', 'paid', 'cancelled', 'expired'],
  approved: ['paid', 'failed', 'expired'],
}

/** The statuses from which a payment can come to this one. */
export const statusesBefore = (to: PaymentStatus): PaymentStatus[] => paymentStatuses.filter((from) => life[from]?.includes(to))

/** Those that still may change; one payment of an invoice at a time is open (migration 0008). */
export const openStatuses = paymentStatuses.filter((status) => life[status] !== undefined)

/** How a payment stands, in the words of SPEC 4. */
export const paymentResults = ['success', 'failed', 'aborted', 'pending'] as const
export type PaymentResult = (typeof paymentResults)[number]

export const resultOf: Readonly<Record<PaymentStatus, PaymentResult>> = {
  created: 'pending',
  redirected: 'pending',
  approved: 'pending',
  paid: 'success',
  failed: 'failed',
  cancelled: 'aborted',
  expired: 'failed',
}

/** Hungary's forint; at PayPal a currency without decimals (DOMAIN 0.9). */
export const currency = 'HUF'

/** What a provider would take or took, in whole forints, and what for: our payment's id. */
export type Money = { readonly amount: number; readonly currency: string; readonly reference: string }

/** What a provider says of a payment. `gone`: it does not know it (any more); `pending`: taken, but not credited yet. */
export type Found =
  | { readonly state: 'waiting' | 'refused' | 'gone' }
  | { readonly state: 'approved' | 'pending'; readonly money: Money }
  | { readonly state: 'paid'; readonly money: Money; readonly captureId: string }

export type PaymentStep = 'wait' | 'capture' | 'settle' | 'fail' | 'expire' | 'alarm'

type Payment = { readonly id: string; readonly amount: number; readonly status: PaymentStatus }

const isOurs = ({ id, amount }: Payment, money: Money) => money.reference === id && money.amount === amount && money.currency === currency

/**
 * What to do about an open payment after the provider was asked. `alarm`: nothing moves and a person must look, because money
 * may have been taken that is not what we asked for, or of which the provider now knows nothing.
 * @param isOld the payer's time to approve is over
 */
export function stepAfter(payment: Payment, found: Found, isOld: boolean): PaymentStep {
  if ('money' in found && !isOurs(payment, found.money)) return found.state === 'approved' && isOld ? 'expire' : 'alarm'
  switch (found.state) {
    case 'waiting':
      return isOld ? 'expire' : 'wait'
    case 'approved':
      return 'capture'
    case 'pending':
      return 'wait'
    case 'paid':
      return 'settle'
    case 'refused':
      return 'fail'
    case 'gone':
      return payment.status === 'approved' ? 'alarm' : 'expire'
  }
}
