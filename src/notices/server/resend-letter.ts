import type { Input } from '#base/endpoint.ts'
import type { Context } from '#context.ts'
import type { noticesApi } from '../notices.api.ts'
import { done, notDone } from './letter-deed.ts'
import { queueAgain } from './outbox-store.ts'

/** @throws Refusal NOT_FOUND, LETTER_OPENS_ACCESS, LETTER_MOVED_ON when it is on its way, or was sent again since the employee looked */
export async function resendLetter(ctx: Context, { params: { id }, body }: Input<typeof noticesApi.resendLetter>) {
  const letter = await queueAgain(ctx.tx, id, body.resends)
  return letter ? done(ctx, { letter, deed: 'resent' }) : notDone(ctx, id)
}
