import { type Actor, isEmployee, keysOf } from '#accounts/who.ts'
import { budapestDay, type Day } from '#calendar/calendar.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { holdsRequest, requireHeldRequest } from '#requests/server/request-holder-store.ts'
import type { Side } from '../message.ts'
import { type ConversationRequest, findConversationRequest } from './conversation-request-store.ts'

/** The request, the caller's side of it, and whether they may write for it: an employee who answers for us, a customer who does not only look. */
export type ConversationState = { readonly request: ConversationRequest; readonly side: Side; readonly mayWrite: boolean }

/** @throws Refusal NOT_FOUND for a request that is not theirs, as for one that does not exist */
export async function conversationStateOf(
  ctx: Pick<ReadContext & Call, 'tx' | 'actor'>,
  requestId: number,
  opening: { readonly colleagues?: boolean } = {},
): Promise<ConversationState> {
  await requireHeldRequest(ctx, requestId, opening)
  const request = await findConversationRequest(ctx.tx, requestId)
  if (!request) throw new Refusal('NOT_FOUND')
  const side = sideOf(ctx.actor, request)
  return { request, side, mayWrite: side === 'staff' ? holdsReplyKey(ctx.actor) : await holdsRequest(ctx, requestId) }
}

/** An employee who sent in a device of their own is its customer, and colleagues answer. */
const sideOf = (actor: Actor, { accountId }: Pick<ConversationRequest, 'accountId'>): Side =>
  isEmployee(actor) && actor.accountId !== accountId ? 'staff' : 'customer'

const holdsReplyKey = (actor: Actor) => keysOf(actor).includes('message.reply')

/** The day in Budapest on which the request was closed; null while it is open. */
export const closedOn = ({ closedAt }: Pick<ConversationRequest, 'closedAt'>): Day | null => closedAt && budapestDay(closedAt)
