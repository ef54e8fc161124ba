import type { RateLimit } from '#base/server/http/rate-limit-store.ts'
import type { Call, TransactionContext } from '#context.ts'
import { countHit } from '#requests/server/booking/limits.ts'

/** Of one request, whatever sessions write about it: a new session is only a link away. */
const messages: RateLimit = { limit: 'conversation.messages', max: 30, minutes: 60 }
const attachments: RateLimit = { limit: 'conversation.attachments', max: 30, minutes: 24 * 60 }

/**
 * Counts what a customer writes; employees have their key for it.
 * @throws Refusal TOO_MANY
 */
export async function countCustomersMessage(ctx: TransactionContext & Call, requestId: number): Promise<void> {
  await countHit(ctx, messages, String(requestId))
  for (const _ of ctx.uploads) await countHit(ctx, attachments, String(requestId))
}
