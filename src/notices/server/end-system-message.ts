import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { noticesApi } from '../notices.api.ts'
import { editedMessageOf, editorOf, phaseOf, requireMessage } from './edited-message.ts'
import { changeMessage, lockMessages } from './message-editor-store.ts'

/** One that is over already is answered as done. @throws Refusal NOT_FOUND, SYSTEM_MESSAGE_MOVED_ON */
export async function endSystemMessage(
  ctx: TransactionContext & Call,
  { params: { id }, body: { version } }: Input<typeof noticesApi.endSystemMessage>,
) {
  await lockMessages(ctx.tx)
  const message = await requireMessage(ctx, id)
  const phase = phaseOf(message, ctx.now)
  if (phase === 'over') return editedMessageOf(ctx, message)
  const { titles, descriptions, validFrom } = message
  // One that has not begun holds for no time at all.
  const state = { titles, descriptions, validFrom, validTo: phase === 'upcoming' ? validFrom : ctx.now }
  if (!(await changeMessage(ctx.tx, { id, version }, 'ended', state, editorOf(ctx)))) throw new Refusal('SYSTEM_MESSAGE_MOVED_ON')
  return editedMessageOf(ctx, await requireMessage(ctx, id))
}
