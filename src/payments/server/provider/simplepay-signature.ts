import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { sameBytes } from '#base/server/tokens.ts'

// SimplePay v2 signs the exact text of what is sent, ours and its own, with the merchant's key (DOMAIN 3.2).

export const signatureOf = (key: string, text: string): string => createHmac('sha384', key).update(text, 'utf8').digest('base64')

/** The key in force, and those before it that SimplePay may still sign by while it is being replaced (decision 160). */
export type MerchantKeys = readonly [string, ...string[]]

/** By which of the keys it was signed; undefined: by none. */
export const signedBy = (keys: MerchantKeys, text: string, signature: string | undefined): string | undefined =>
  signature === undefined ? undefined : keys.find((key) => sameBytes(Buffer.from(signatureOf(key, text)), Buffer.from(signature)))

/** JSON as PHP writes it, with escaped slashes: the text that SimplePay signs on its side. */
export const simplepayText = (body: object): string => JSON.stringify(body).replaceAll('/', '\\/')

const transactionId = z.union([z.int().positive(), z.string().regex(/^\d{1,20}$/)]).transform(String)

/** What the payer's browser brings back; it proves only that SimplePay has sent the payer, and how it saw things then. */
const returned = z.object({ t: transactionId, e: z.enum(['SUCCESS', 'FAIL', 'TIMEOUT', 'CANCEL']), m: z.string(), o: z.string() })
export type SimplepayReturn = { readonly transactionId: string; readonly event: z.output<typeof returned>['e'] }

/** @returns undefined when `r` was not signed by whoever has one of the keys */
export function readReturn(keys: MerchantKeys, r: string, s: string): SimplepayReturn | undefined {
  const text = Buffer.from(r, 'base64').toString('utf8')
  if (signedBy(keys, text, s) === undefined) return undefined
  const read = returned.safeParse(parsed(text)).data
  return read && { transactionId: read.t, event: read.e }
}

/** The address the payer is sent back to, as SimplePay writes it. */
export function returnAddress(url: string, key: string, { t, e, m, o }: { t: string; e: SimplepayReturn['event']; m: string; o: string }): string {
  const text = simplepayText({ r: e === 'SUCCESS' ? 0 : 5000, t: Number(t), e, m, o })
  const back = new URL(url)
  back.searchParams.set('r', Buffer.from(text, 'utf8').toString('base64'))
  back.searchParams.set('s', signatureOf(key, text))
  return back.href
}

export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** IPN: what SimplePay tells of a payment. It wants its own message back with the moment we received it, signed. */
const ipn = z.looseObject({ merchant: z.string(), orderRef: z.string(), transactionId, status: z.string() })

/** @param from.key by which it was signed, and its answer is. @returns undefined when the message says nothing we understand */
export function readIpn(text: string, { merchant, key, now }: { merchant: string; key: string; now: Temporal.Instant }) {
  const body = parsed(text)
  const read = ipn.safeParse(body).data
  if (!read || read.merchant !== merchant) return undefined
  const receiveDate = `${now.toString({ smallestUnit: 'second' }).slice(0, -1)}+00:00`
  // The message as it came, with one more value: what we do not know of it goes back unchanged.
  const answer = simplepayText({ ...(body as object), receiveDate })
  return {
    about: { providerPaymentId: read.transactionId, paymentId: referenceOf(read.orderRef) },
    answer: { text: answer, headers: { signature: signatureOf(key, answer) } },
  }
}

const idLength = 36
/** Each start has an order of its own at SimplePay, which begins with our payment's id: a start that is made again never meets the earlier one. */
export const orderRefOf = (paymentId: string, start: string): string => `${paymentId}-${start}`
export const referenceOf = (orderRef: string): string => orderRef.slice(0, idLength)
