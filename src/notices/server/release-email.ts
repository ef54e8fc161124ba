import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { noticesApi } from '../notices.api.ts'
import { done, notDone } from './note-email-action.ts'
import { letGo } from './outbox-store.ts'

/** @throws Refusal NOT_FOUND, LETTER_MOVED_ON when it has left or was refused */
export async function releaseEmail(ctx: TransactionContext & Call, { params: { id } }: Input<typeof noticesApi.releaseEmail>) {
  const email = await letGo(ctx.tx, id)
  return email ? done(ctx, { email, action: 'released' }) : notDone(ctx, id, ({ status }) => status === 'queued')
}
