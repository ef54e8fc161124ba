import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { nameInWords } from '../name-in-words.ts'
import { postWith } from '../permission-presets.ts'
import type { StaffMember } from '../staff.ts'
import { knownKeys } from '../who.ts'
import { findColleague, lockStaff, type StoredColleague } from './staff-store.ts'

/**
 * Whoever changes the staff still may, now that it is their turn: a colleague may have taken the key, or closed them out, since the
 * call was let in. As nobody takes the key from themselves, somebody always holds it.
 * @throws Refusal UNAUTHORISED
 */
export async function requireManager({ tx, actor }: ReadContext & Call): Promise<number> {
  await lockStaff(tx)
  const manager = actor.kind === 'account' ? await findColleague(tx, actor.accountId) : undefined
  if (!manager?.enabled || !manager.permissionKeys.includes('permission.grant')) throw new Refusal('UNAUTHORISED')
  return manager.id
}

/** Customers are no colleagues: they are not here. @throws Refusal NOT_FOUND */
export async function requireColleague({ tx }: ReadContext & Call, id: number): Promise<StoredColleague> {
  const colleague = await findColleague(tx, id)
  if (!colleague) throw new Refusal('NOT_FOUND')
  return colleague
}

/** As screens and answers show them now. */
export const showColleague = async (ctx: ReadContext & Call, id: number) => staffMemberOf(ctx, await requireColleague(ctx, id))

export function staffMemberOf({ actor, language }: ReadContext & Call, colleague: StoredColleague): StaffMember {
  const { id, version, email, enabled, hasPassword, lastLoginAt } = colleague
  const keys = knownKeys(colleague.permissionKeys)
  return {
    id,
    version,
    isSelf: actor.kind === 'account' && actor.accountId === id,
    name: nameInWords(language, colleague),
    email,
    keys,
    post: postWith(keys),
    state: enabled ? (hasPassword ? 'active' : 'invited') : 'deactivated',
    lastLoginAt: lastLoginAt?.toString() ?? null,
  }
}
