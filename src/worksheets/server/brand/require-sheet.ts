import { keysOf } from '#accounts/who.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { KindDefinition } from '../../kind.ts'
import type { StoredWorksheet } from '../worksheet-store.ts'
import { findSheet } from './brand-sheet-store.ts'

type Act = keyof KindDefinition['keys']

export const mayDo = (actor: Call['actor'], { keys }: Pick<KindDefinition, 'keys'>, act: Act): boolean => {
  const key = keys[act]
  return key !== null && keysOf(actor).includes(key)
}

/**
 * Whether something of a sheet of this kind may be done: whoever may not see the kind is told that it is not there.
 * @throws Refusal NOT_FOUND, UNAUTHORISED
 */
export function requireKey({ actor }: Pick<Call, 'actor'>, kind: Pick<KindDefinition, 'keys'>, act: Act): void {
  if (!mayDo(actor, kind, 'view')) throw new Refusal('NOT_FOUND')
  if (!mayDo(actor, kind, act)) throw new Refusal('UNAUTHORISED')
}

/** A sheet, with its request or without one, for whoever may do this with it. @throws Refusal NOT_FOUND, UNAUTHORISED */
export async function requireSheet(
  ctx: Pick<ReadContext, 'tx'> & Pick<Call, 'actor'>,
  kind: KindDefinition,
  id: number,
  act: Act = 'view',
): Promise<StoredWorksheet> {
  requireKey(ctx, kind, act)
  const sheet = await findSheet(ctx.tx, kind.kind, id)
  if (!sheet) throw new Refusal('NOT_FOUND')
  return sheet
}
