import { type Actor, keysOf } from '#accounts/who.ts'
import { budapestDay, type Day } from '#calendar/calendar.ts'
import type { Context } from '#context.ts'
import { demandHeldRequest } from '#documents/server/request-holder-store.ts'
import { Refusal } from '#errors.ts'
import type { Side } from '../message.ts'
import { findTalkedRequest, type TalkedRequest } from './talked-request-store.ts'

/** The request, the caller's side of it, and whether they may answer as the company. */
export type Standing = { readonly request: TalkedRequest; readonly side: Side; readonly mayAnswer: boolean }

/** @throws Refusal NOT_FOUND for a request that is not theirs, as for one that does not exist */
export async function standingOf(ctx: Pick<Context, 'tx' | 'actor'>, requestId: number): Promise<Standing> {
  await demandHeldRequest(ctx, requestId)
  const request = await findTalkedRequest(ctx.tx, requestId)
  if (!request) throw new Refusal('NOT_FOUND')
  const side = sideOf(ctx.actor, request)
  return { request, side, mayAnswer: side === 'staff' && holdsReplyKey(ctx.actor) }
}

/** An employee who sent in a device of their own is its customer, and colleagues answer. */
const sideOf = (actor: Actor, { accountId }: Pick<TalkedRequest, 'accountId'>): Side =>
  actor.kind === 'account' && actor.accountId !== accountId ? 'staff' : 'customer'

const holdsReplyKey = (actor: Actor) => keysOf(actor).includes('message.reply')

export const dayOf = (moment: Temporal.Instant): Day => budapestDay(moment.toString())

/** The day in Budapest on which the request was closed; null while it is open. */
export const closedOn = ({ closedAt }: Pick<TalkedRequest, 'closedAt'>): Day | null => closedAt && dayOf(closedAt)
