import type { Input } from '#base/endpoint.ts'
import type { Context } from '#context.ts'
import type { noticesApi } from '../notices.api.ts'
import { done, notDone } from './letter-deed.ts'
import { keepBack } from './outbox-store.ts'

/** @throws Refusal NOT_FOUND, LETTER_OPENS_ACCESS, LETTER_MOVED_ON when it has left or was refused */
export async function holdLetter(ctx: Context, { params: { id } }: Input<typeof noticesApi.holdLetter>) {
  const letter = await keepBack(ctx.tx, id)
  return letter ? done(ctx, { letter, deed: 'held' }) : notDone(ctx, id, ({ status }) => status === 'held')
}
