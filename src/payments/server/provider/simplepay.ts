import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Env } from '#base/server/env.ts'
import { httpClient } from '#base/server/http/http-client.ts'
import type { Log } from '#base/server/log.ts'
import { Refusal } from '#errors.ts'
import { currency, type Found } from '../../payment.ts'
import type { PaymentOrder, PaymentProvider } from './payment-provider.ts'
import { type MerchantKeys, orderRefOf, parsed, readIpn, referenceOf, signatureOf, signedBy, simplepayText } from './simplepay-signature.ts'

/** Of each call; a look at a payment makes one of them, a refund two. */
const limits = { patienceMs: 8_000, maxBytes: 200_000 }
const sdkVersion = 'Mobilfutar_Portal_1.0'

const started = z.object({ transactionId: z.union([z.int(), z.string()]).transform(String), paymentUrl: z.url() })
const failed = z.object({ errorCodes: z.array(z.union([z.int(), z.string()])).min(1) })
const amount = z.coerce.number()
const transaction = z.object({
  transactionId: z.union([z.int(), z.string()]).transform(String),
  orderRef: z.string(),
  total: amount,
  /** What is left of it after refunds; read of a transaction that was refunded only. */
  remainingTotal: amount.optional(),
  currency: z.string().default(currency),
  status: z.string(),
})
type Transaction = z.output<typeof transaction>
const queried = z.object({ merchant: z.string(), transactions: z.array(transaction).default([]) })
const refunded = z.object({ refundTransactionId: z.union([z.int(), z.string()]).transform(String), refundTotal: amount })

type Account = { url: string; merchant: string; keys: MerchantKeys; log: Log; now: () => Temporal.Instant }

/** SimplePay with the settings of this portal; null where they are not set. */
export function simplepayOf(env: Env, log: Log, now: () => Temporal.Instant): PaymentProvider | null {
  const { SIMPLEPAY_MERCHANT: merchant, SIMPLEPAY_SECRET_KEY: keys } = env
  return merchant && keys ? simplepay({ url: env.SIMPLEPAY_URL.replace(/\/+$/, ''), merchant, keys, log, now }) : null
}

/**
 * OTP SimplePay v2, card payments (DOMAIN 3.2). Its own page takes the money at once. Not by `simplepay-js-sdk`: that takes its settings from
 * the process, waits and reads without a limit, believes what is answered to have the right shape, and knows neither query nor refund.
 */
function simplepay({ url, merchant, keys, log, now }: Account): PaymentProvider {
  const call = async (path: 'start' | 'query' | 'refund', content: object): Promise<unknown> => {
    const text = simplepayText({ salt: randomBytes(16).toString('hex'), merchant, ...content, sdkVersion })
    const headers = { 'content-type': 'application/json', signature: signatureOf(keys[0], text) }
    try {
      const { status, bytes, header } = await httpClient(`${url}/${path}`, { method: 'POST', headers, body: text, ...limits })
      const answered = Buffer.from(bytes).toString('utf8')
      if (status === 200 && signedBy(keys, answered, header('signature'))) return parsed(answered)
      log.error({ path, status }, 'SimplePay answered what we cannot use, or did not sign it')
    } catch (err) {
      log.warn({ err, path }, 'SimplePay did not answer')
    }
    throw new Refusal('PAYMENT_PROVIDER_AWAY')
  }
  const notUnderstood = (path: string, answer: unknown): Refusal => {
    log.error({ path, errorCodes: failed.safeParse(answer).data?.errorCodes }, 'SimplePay answered what we cannot use')
    return new Refusal('PAYMENT_PROVIDER_AWAY')
  }
  const transactionOf = async (id: string): Promise<Transaction | undefined> => {
    const answer = await call('query', { transactionIds: [id], detailed: true })
    const read = queried.safeParse(answer).data
    if (!read || read.merchant !== merchant) throw notUnderstood('query', answer)
    return read.transactions.find(({ transactionId }) => transactionId === id)
  }

  return {
    name: 'simplepay',
    method: 5,
    takesMoneyItself: true,
    async find(id) {
      const found = await transactionOf(id)
      const state = found ? foundIn(found) : ({ state: 'gone' } as const)
      if (!state) throw notUnderstood('query', found)
      return state
    },
    async start(order) {
      const answer = await call('start', orderToSend(order))
      const read = started.safeParse(answer).data
      // The payer is sent where SimplePay says, but never off the scheme it is reached by itself.
      if (!read || new URL(read.paymentUrl).protocol !== new URL(url).protocol) throw notUnderstood('start', answer)
      return { providerPaymentId: read.transactionId, redirectUrl: read.paymentUrl }
    },
    /** Nothing is to be asked for: the page has taken the money, or has not. */
    capture(id) {
      return this.find(id)
    },
    async refund({ providerPaymentId: transactionId, amount: total }, { amount: refundTotal, refundedBefore, requestId }) {
      // SimplePay knows no request ids. Whether the same refund was made before is seen by what is left.
      const before = await transactionOf(transactionId)
      if (!before || !isPaid(before)) return { state: 'unclear' }
      const gone = total - leftOf(before)
      if (gone === refundedBefore + refundTotal) return { state: 'done', refundId: `${transactionId}-${requestId}` }
      if (gone !== refundedBefore) return { state: 'unclear' }
      const answer = await call('refund', { transactionId, refundTotal, currency })
      const read = refunded.safeParse(answer).data
      if (read) return Math.abs(read.refundTotal) === refundTotal ? { state: 'done', refundId: read.refundTransactionId } : { state: 'unclear' }
      if (failed.safeParse(answer).success) return { state: 'refused' }
      throw notUnderstood('refund', answer)
    },
    async readMessage({ text, header }) {
      const key = signedBy(keys, text, header('signature'))
      if (key === undefined) throw new Refusal('SIGNATURE_WRONG')
      const read = readIpn(text, { merchant, key, now: now() })
      if (!read) throw new Refusal('MALFORMED')
      return read
    },
  }
}

const orderToSend = ({ reference, amount: forints, email, language, returnUrl, cancelUrl, failUrl, until }: PaymentOrder) => ({
  orderRef: orderRefOf(reference, randomBytes(4).toString('hex')),
  currency,
  customerEmail: email,
  language: language === 'sl' ? 'EN' : language.toUpperCase(),
  methods: ['CARD'],
  total: String(forints),
  timeout: `${until.toString({ smallestUnit: 'second' }).slice(0, -1)}+00:00`,
  urls: { success: returnUrl, fail: failUrl, cancel: cancelUrl, timeout: failUrl },
})

const isPaid = ({ status }: Transaction) => status === 'FINISHED' || status === 'REFUND'
const leftOf = ({ status, total, remainingTotal }: Transaction) => (status === 'REFUND' ? (remainingTotal ?? Number.NaN) : total)

/** @returns undefined for a state we do not know: nothing is concluded from it */
function foundIn(found: Transaction): Found | undefined {
  const money = { amount: found.total, currency: found.currency, reference: referenceOf(found.orderRef) }
  switch (found.status) {
    case 'INIT':
    case 'INPAYMENT':
      return { state: 'waiting' }
    // Held on the card, or held for a closer look: not ours yet.
    case 'AUTHORIZED':
    case 'INFRAUD':
      return { state: 'pending', money }
    case 'FINISHED':
    case 'REFUND':
      return { state: 'paid', money, captureId: found.transactionId }
    case 'NOTAUTHORIZED':
    case 'FRAUD':
      return { state: 'refused' }
    case 'CANCELLED':
      return { state: 'cancelled' }
    case 'TIMEOUT':
    case 'REVERSED':
      return { state: 'gone' }
    default:
      return undefined
  }
}
