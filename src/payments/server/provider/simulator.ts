import type { OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { currency, type Found } from '../../payment.ts'
import type { PaymentOrder, PaymentProvider } from './payment-provider.ts'
import { aboutOf, paypalEvent } from './paypal-order.ts'
import { type MerchantKeys, parsed, readIpn, signedBy } from './simplepay-signature.ts'
import { captureSimulated, findSimulated, refundSimulated, type SimulatedRow, storeSimulated } from './simulated-payment-store.ts'

/** Where the simulators' own page stands; outside the addresses of the portal, as everything below /dev. */
export const simulatorPath = '/dev/payments'
/** How the card simulator calls the merchant. */
export const simulatedMerchant = 'SIMULATOR'

export type Books = Pick<OutsideContext, 'tx' | 'transaction' | 'secrets' | 'now'>

/** What the card simulator signs with, as SimplePay does. */
export const simulatorKeys = (secrets: Books['secrets']): MerchantKeys => secrets.signatures('paymentSimulator', 'key')

/** Stands in for PayPal: it keeps its books in a table, and does what the payer chooses on its page. No money moves. */
export function simulatedProvider(books: Books, publicUrl: string): PaymentProvider {
  const find = async (id: string): Promise<Found> => {
    const order = await findSimulated(books.tx, id)
    if (!order) return { state: 'gone' }
    const { state, captureId } = order
    if (captureId !== null) return { state: 'paid', money: moneyOf(order), captureId }
    if (state === 'approved' || state === 'declined') return { state: 'approved', money: moneyOf(order) }
    return { state: state === 'cancelled' ? 'gone' : 'waiting' }
  }
  return {
    name: 'simulator',
    method: 4,
    takesMoneyItself: false,
    find,
    start: (order) => start(books, publicUrl, { order, id: `SIM${digitsOf(order).slice(0, 17).toUpperCase()}`, method: 'online' }),
    async capture(id) {
      await books.transaction((own) => captureSimulated(own.tx, id))
      const found = await find(id)
      return found.state === 'approved' ? { state: 'refused' } : found
    },
    refund: (taken, refund) => refundIn(books, taken.providerPaymentId, refund),
    async readMessage({ text, header }) {
      if (!books.secrets.verify('paymentSimulator', text, header('paypal-transmission-sig') ?? '')) throw new Refusal('SIGNATURE_WRONG')
      const event = paypalEvent.safeParse(parsed(text)).data
      if (!event) throw new Refusal('MALFORMED')
      return { about: aboutOf(event), answer: { text: '{}', headers: {} } }
    },
  }
}

/** Stands in for SimplePay: the money is taken on its page, and the payer comes back with a signed answer. */
export function simulatedCardProvider(books: Books, publicUrl: string): PaymentProvider {
  const find = async (id: string): Promise<Found> => {
    const order = await findSimulated(books.tx, id)
    if (!order) return { state: 'gone' }
    if (order.captureId !== null) return { state: 'paid', money: moneyOf(order), captureId: order.captureId }
    if (order.state === 'declined') return { state: 'refused' }
    if (order.state === 'timedOut') return { state: 'gone' }
    return { state: order.state === 'cancelled' ? 'cancelled' : 'waiting' }
  }
  return {
    name: 'cardSimulator',
    method: 5,
    takesMoneyItself: true,
    find,
    // SimplePay's transactions are called by a number.
    start: (order) => start(books, publicUrl, { order, id: String(Number.parseInt(digitsOf(order).slice(0, 12), 16)), method: 'card' }),
    capture: find,
    refund: (taken, refund) => refundIn(books, taken.providerPaymentId, refund),
    async readMessage({ text, header }) {
      const key = signedBy(simulatorKeys(books.secrets), text, header('signature'))
      if (key === undefined) throw new Refusal('SIGNATURE_WRONG')
      const read = readIpn(text, { merchant: simulatedMerchant, key, now: books.now })
      if (!read) throw new Refusal('MALFORMED')
      return read
    },
  }
}

const digitsOf = ({ requestId }: PaymentOrder) => requestId.replaceAll('-', '')
const moneyOf = ({ amount, currency: of, reference }: SimulatedRow) => ({ amount, currency: of, reference })

type Start = { order: PaymentOrder; id: string; method: SimulatedRow['method'] }

async function start({ transaction }: Books, publicUrl: string, { order, id, method }: Start) {
  const { requestId: startRequestId, reference, invoiceNumber, amount, language, returnUrl, cancelUrl, failUrl } = order
  const row = { id, startRequestId, reference, invoiceNumber, amount, language, returnUrl, cancelUrl, failUrl, currency, method }
  await transaction((own) => storeSimulated(own.tx, row))
  return { providerPaymentId: id, redirectUrl: `${publicUrl}${simulatorPath}/${id}` }
}

async function refundIn({ transaction }: Books, id: string, { requestId, amount }: { requestId: string; amount: number }) {
  const isMade = await transaction((own) => refundSimulated(own.tx, { requestId, paymentId: id, amount }))
  return isMade ? ({ state: 'done', refundId: `REF-${requestId}` } as const) : ({ state: 'refused' } as const)
}
