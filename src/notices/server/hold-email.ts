import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { noticesApi } from '../notices.api.ts'
import { done, notDone } from './note-email-action.ts'
import { holdBack } from './outbox-store.ts'

/** @throws Refusal NOT_FOUND, LETTER_OPENS_ACCESS, LETTER_MOVED_ON when it has left or was refused */
export async function holdEmail(ctx: TransactionContext & Call, { params: { id } }: Input<typeof noticesApi.holdEmail>) {
  const email = await holdBack(ctx.tx, id)
  return email ? done(ctx, { email, action: 'held' }) : notDone(ctx, id, ({ status }) => status === 'held')
}
