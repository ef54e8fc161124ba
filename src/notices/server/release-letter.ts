import type { Input } from '#base/endpoint.ts'
import type { Context } from '#context.ts'
import type { noticesApi } from '../notices.api.ts'
import { done, notDone } from './letter-deed.ts'
import { letGo } from './outbox-store.ts'

/** @throws Refusal NOT_FOUND, LETTER_MOVED_ON when it has left or was refused */
export async function releaseLetter(ctx: Context, { params: { id } }: Input<typeof noticesApi.releaseLetter>) {
  const letter = await letGo(ctx.tx, id)
  return letter ? done(ctx, { letter, deed: 'released' }) : notDone(ctx, id, ({ status }) => status === 'queued')
}
