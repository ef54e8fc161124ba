import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { noticesApi } from '../notices.api.ts'
import { done, notDone } from './note-email-action.ts'
import { queueAgain } from './outbox-store.ts'

/** @throws Refusal NOT_FOUND, LETTER_OPENS_ACCESS, LETTER_MOVED_ON when it is on its way, or was sent again since the employee looked */
export async function resendEmail(ctx: TransactionContext & Call, { params: { id }, body }: Input<typeof noticesApi.resendEmail>) {
  const email = await queueAgain(ctx.tx, id, body.resends)
  return email ? done(ctx, { email, action: 'resent' }) : notDone(ctx, id)
}
