import type { Input, Output } from '#base/endpoint.ts'
import { sha256 } from '#base/server/tokens.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { securityApi } from '../../security.api.ts'
import { deleteLoginCode } from '../login-code-store.ts'
import { passwordLinks, revokeMailedLinks } from '../mailed-link-store.ts'
import { endSessionsOfLogin } from '../session-store.ts'
import { cancelChangesOf, lockChangeByToken, noteChanged, noteConfirmation, replaceEmail } from './email-change-store.ts'

async function requireChange(ctx: TransactionContext, token: string) {
  const change = await lockChangeByToken(ctx.tx, ctx.now, sha256(token))
  if (!change) throw new Refusal('EMAIL_CHANGE_EXPIRED')
  return change
}

/**
 * Confirms a new address at one end, by the link of its email. When both have, the account has it: every session of the account ends but this
 * one, and so does whatever was mailed to the old address to let somebody in.
 * @throws Refusal EMAIL_CHANGE_EXPIRED for a link that is unknown, expired, cancelled or done with
 */
export async function confirmEmailChange(
  ctx: TransactionContext & Call,
  { params }: Input<typeof securityApi.confirmEmailChange>,
): Promise<Output<typeof securityApi.confirmEmailChange>> {
  const { id, accountId, oldEmail, newEmail, oldConfirmedAt, newConfirmedAt, end } = await requireChange(ctx, params.token)
  await noteConfirmation(ctx.tx, ctx.now, { id, end })
  if ((end === 'old' ? newConfirmedAt : oldConfirmedAt) === null) return { state: 'waiting' }
  if (!(await replaceEmail(ctx.tx, accountId, { from: oldEmail, to: newEmail }))) {
    await cancelChangesOf(ctx.tx, ctx.now, accountId)
    return { state: 'taken' }
  }
  await noteChanged(ctx.tx, ctx.now, id)
  const { actor } = ctx
  await endSessionsOfLogin(ctx.tx, ctx.now, accountId, actor.kind === 'account' ? { except: actor.sessionId } : {})
  await revokeMailedLinks(ctx.tx, ctx.now, { purposes: passwordLinks, accountId })
  await deleteLoginCode(ctx.tx, accountId)
  await ctx.announce('emailChanged', { changeId: id })
  await ctx.announce('accountEmailConfirmed', { accountId })
  return { state: 'changed' }
}

/** Whoever holds one of the links did not ask for it, so both are void. @throws Refusal EMAIL_CHANGE_EXPIRED */
export async function declineEmailChange(ctx: TransactionContext & Call, { params }: Input<typeof securityApi.declineEmailChange>) {
  const { accountId } = await requireChange(ctx, params.token)
  await cancelChangesOf(ctx.tx, ctx.now, accountId)
  return {}
}
