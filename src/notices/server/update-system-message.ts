import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { noticesApi } from '../notices.api.ts'
import { editedMessageOf, editorOf, phaseOf, requireFreeTime, requireMessage } from './edited-message.ts'
import { changeMessage, lockMessages } from './message-editor-store.ts'
import { messageStateOf } from './written-message.ts'

/** What is over is history, and is not rewritten. @throws Refusal NOT_FOUND, INVALID_INPUT, SYSTEM_MESSAGE_OVER, SYSTEM_MESSAGE_OVERLAPS, SYSTEM_MESSAGE_MOVED_ON */
export async function updateSystemMessage(ctx: TransactionContext & Call, { params: { id }, body }: Input<typeof noticesApi.updateSystemMessage>) {
  await lockMessages(ctx.tx)
  const before = await requireMessage(ctx, id)
  if (phaseOf(before, ctx.now) === 'over') throw new Refusal('SYSTEM_MESSAGE_OVER')
  const state = messageStateOf(ctx, body, before)
  await requireFreeTime(ctx, state, id)
  if (!(await changeMessage(ctx.tx, { id, version: body.version }, 'changed', state, editorOf(ctx)))) throw new Refusal('SYSTEM_MESSAGE_MOVED_ON')
  return editedMessageOf(ctx, await requireMessage(ctx, id))
}
