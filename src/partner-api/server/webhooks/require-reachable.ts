import { unsendable } from '#base/server/http/post-to-stranger.ts'
import type { ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'

const codes = { http: 'WEBHOOK_URL', address: 'WEBHOOK_NOT_PUBLIC' } as const

/**
 * Whoever writes an address that nothing would ever be sent to is told at once, and not by a log of deliveries in vain.
 * @param url of the shape `webhook.ts` wants
 * @throws Refusal WEBHOOK_URL, WEBHOOK_NOT_PUBLIC
 */
export function requireReachable({ env }: Pick<ReadContext, 'env'>, url: string): void {
  const wrong = unsendable(url, env.WEBHOOKS_TO_LOOPBACK)
  if (wrong) throw new Refusal(codes[wrong], { fields: [{ path: 'url', code: codes[wrong] }] })
}
