import { hit, type RateLimit } from '#base/server/http/rate-limit-store.ts'
import type { TransactionContext } from '#context.ts'

/** A receipt holds what was typed and goes to whatever address was typed: nobody is to be flooded through us. */
const perAddress = { limit: 'site.receipts', max: 5, minutes: 60 } as const satisfies RateLimit

/**
 * Whether a receipt still goes to this address. The declaration itself is taken in any case (45/2014. Korm. r. 22. §): without one its sender is told on
 * the screen, and customer service in its own email.
 */
export async function getsReceipt({ tx, now, env, secrets }: Pick<TransactionContext, 'tx' | 'now' | 'env' | 'secrets'>, email: string) {
  return env.RATE_LIMITS !== 'on' || (await hit(tx, now, perAddress, secrets.pseudonym('attempts', email))) === null
}
