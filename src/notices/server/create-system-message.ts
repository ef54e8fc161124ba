import type { Input } from '#base/endpoint.ts'
import { productCode } from '#catalogue/system-info.ts'
import type { Call, TransactionContext } from '#context.ts'
import { portalVersion } from '#version.ts'
import type { noticesApi } from '../notices.api.ts'
import { editedMessageOf, editorOf, requireFreeTime, requireMessage } from './edited-message.ts'
import { insertMessage, lockMessages } from './message-editor-store.ts'
import { messageStateOf } from './written-message.ts'

/** @throws Refusal INVALID_INPUT, SYSTEM_MESSAGE_OVERLAPS */
export async function createSystemMessage(ctx: TransactionContext & Call, { body }: Input<typeof noticesApi.createSystemMessage>) {
  const state = messageStateOf(ctx, body, null)
  await lockMessages(ctx.tx)
  await requireFreeTime(ctx, state, null)
  const id = await insertMessage(ctx.tx, { productCode, currentVersion: portalVersion }, state, editorOf(ctx))
  return editedMessageOf(ctx, await requireMessage(ctx, id))
}
