import { isIP } from 'node:net'
import { isLoopbackAddress, isPublicAddress } from '#base/server/http/public-address.ts'
import type { ReadContext } from '#context.ts'
import { type ErrorCode, Refusal } from '#errors.ts'

/**
 * Why nothing would ever be sent to an address, as far as it can be read from it alone: what a name resolves to is asked at every connection.
 * @param url of the shape `webhook.ts` wants
 */
export function whyNeverSent(url: string, allowLoopback: boolean): Extract<ErrorCode, 'WEBHOOK_URL' | 'WEBHOOK_NOT_PUBLIC'> | null {
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' && !allowLoopback) return 'WEBHOOK_URL'
  const host = hostname.replace(/^\[|\]$/g, '')
  const isLoopback = /(^|\.)localhost$/.test(host) || isLoopbackAddress(host)
  if (isLoopback) return allowLoopback ? null : 'WEBHOOK_NOT_PUBLIC'
  return isIP(host) !== 0 && !isPublicAddress(host) ? 'WEBHOOK_NOT_PUBLIC' : null
}

/** Whoever writes an address is told at once, and not by a log of deliveries in vain. @throws Refusal WEBHOOK_URL, WEBHOOK_NOT_PUBLIC */
export function requireReachable({ env }: Pick<ReadContext, 'env'>, url: string): void {
  const code = whyNeverSent(url, env.WEBHOOKS_TO_LOOPBACK)
  if (code) throw new Refusal(code, { fields: [{ path: 'url', code }] })
}
