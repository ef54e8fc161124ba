import type { LimitedDoor } from '#base/server/attempt-store.ts'
import type { Context } from '#context.ts'
import { countKnock } from '#requests/server/limits.ts'

/** Of one request, whatever sessions write about it: a new session is only a link away. */
const messages: LimitedDoor = { door: 'conversation.messages', most: 30, minutes: 60 }
const attachments: LimitedDoor = { door: 'conversation.attachments', most: 30, minutes: 24 * 60 }

/**
 * Counts what a customer writes; employees have their key for it.
 * @throws Refusal TOO_MANY
 */
export async function countCustomersMessage(ctx: Context, requestId: number): Promise<void> {
  await countKnock(ctx, messages, String(requestId))
  for (const _ of ctx.uploads) await countKnock(ctx, attachments, String(requestId))
}
