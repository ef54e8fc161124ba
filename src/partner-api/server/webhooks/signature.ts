import { createHmac, randomBytes } from 'node:crypto'

const mark = 'whsec_'

/** 256 random bits (Standard Webhooks: 24 to 64 bytes). */
export const newWebhookSecret = (): Buffer => randomBytes(32)

/** As its owner is shown it, and gives it to their library. */
export const writtenSecret = (secret: Uint8Array): string => `${mark}${Buffer.from(secret).toString('base64')}`

/**
 * The headers of Standard Webhooks 1.0: a symmetric signature by each secret, over id, seconds and the very text that is sent.
 * @param at when it is sent: a receiver refuses what is older than a few minutes
 */
export function signatureHeaders(secrets: readonly Uint8Array[], { id, at, body }: { id: string; at: Temporal.Instant; body: string }) {
  const seconds = Math.floor(at.epochMilliseconds / 1000)
  const sign = (secret: Uint8Array) => `v1,${createHmac('sha256', secret).update(`${id}.${seconds}.${body}`).digest('base64')}`
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': secrets.map(sign).join(' ') }
}
