/**
 * DOMAIN 3.4: one try to pay an invoice. `approved`: the payer agreed and the money was asked for; whether it came is not known yet.
 * `lateSuccess` (GAPS D10): the money came when the invoice had been paid otherwise or cancelled, and is given back by itself.
 */
export const paymentStatuses = ['created', 'redirected', 'approved', 'paid', 'failed', 'cancelled', 'expired', 'lateSuccess'] as const
export type PaymentStatus = (typeof paymentStatuses)[number]

/** What an open payment may become. What has ended without money may turn out to be money after all, and nothing else (migration 0045 sees to it). */
const life: Partial<Record<PaymentStatus, readonly PaymentStatus[]>> = {
  created: ['redirected', 'expired'],
  // Straight to paid: a provider that takes the money without being asked again.
  redirected: ['approved', 'paid', 'failed', 'cancelled', 'expired', 'lateSuccess'],
  approved: ['paid', 'failed', 'expired', 'lateSuccess'],
}

/** Ended without money, as far as we know. */
export const endedWithoutMoney = ['failed', 'cancelled', 'expired'] as const satisfies readonly PaymentStatus[]
const money: readonly PaymentStatus[] = ['paid', 'lateSuccess']

/** The statuses from which a payment can come to this one. */
export const statusesBefore = (to: PaymentStatus): PaymentStatus[] => [
  ...paymentStatuses.filter((from) => life[from]?.includes(to)),
  ...(money.includes(to) ? endedWithoutMoney : []),
]

/** Those that still may change; one payment of an invoice at a time is open (migration 0008). */
export const openStatuses = paymentStatuses.filter((status) => life[status] !== undefined)

/** How a payment stands, in the words of SPEC 4; beside them the money that goes back. */
export const paymentResults = ['success', 'failed', 'aborted', 'pending', 'lateSuccess'] as const
export type PaymentResult = (typeof paymentResults)[number]

const results: Readonly<Record<PaymentStatus, PaymentResult>> = {
  created: 'pending',
  redirected: 'pending',
  approved: 'pending',
  paid: 'success',
  lateSuccess: 'lateSuccess',
  failed: 'failed',
  cancelled: 'aborted',
  expired: 'failed',
}

/**
 * What the payer is told. A card page may take the money after the payment has ended for us; until its provider has said that it has not,
 * nobody knows, and nothing is claimed.
 * @param mayStillCome the provider is still watched
 */
export const resultOf = (status: PaymentStatus, mayStillCome: boolean): PaymentResult =>
  mayStillCome && endedWithoutMoney.some((end) => end === status) ? 'pending' : results[status]

/** SPEC 3: the two ways of paying that go through a provider. */
export const onlineMethods = [4, 5] as const
export type OnlineMethod = (typeof onlineMethods)[number]

/** Hungary's forint; at PayPal a currency without decimals (DOMAIN 0.9). */
export const currency = 'HUF'

/** What a provider would take or took, in whole forints, and what for: our payment's id. */
export type Money = { readonly amount: number; readonly currency: string; readonly reference: string }

/** What a provider says of a payment. `gone`: it does not know it (any more); `cancelled`: by the payer, there; `pending`: taken, but not credited yet. */
export type Found =
  | { readonly state: 'waiting' | 'refused' | 'gone' | 'cancelled' }
  | { readonly state: 'approved' | 'pending'; readonly money: Money }
  | { readonly state: 'paid'; readonly money: Money; readonly captureId: string }

/** What a provider says of money that is to go back. `unclear`: what it has given back is not what we know of; a person must look. */
export type FoundRefund = { readonly state: 'pending' | 'refused' | 'unclear' } | { readonly state: 'done'; readonly refundId: string }

export type PaymentStep = 'wait' | 'capture' | 'settle' | 'fail' | 'cancel' | 'expire' | 'alarm'

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
    case 'cancelled':
      return payment.status === 'approved' ? 'alarm' : 'cancel'
    case 'gone':
      return payment.status === 'approved' ? 'alarm' : 'expire'
  }
}
