import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { accountsApi } from '../accounts.api.ts'
import { setPasswordHash } from './account-store.ts'
import { deleteGuesses } from './login-limits.ts'
import { findMailedLink, openMailedLink, passwordLinks, revokeMailedLinks } from './mailed-link-store.ts'
import { hashPassword } from './password-hash.ts'
import { endSessionsOfAccount } from './session-store.ts'

/**
 * Gives an account a new password by the link of a letter. It lets nobody in: whoever set it logs in with it. Every session of the
 * account ends, and its owner is told by mail.
 * @throws Refusal PASSWORD_LINK_EXPIRED for a link that is unknown, spent, expired or replaced by a newer one
 */
async function setPasswordByLink(ctx: TransactionContext & Call, token: string, password: string) {
  // Looked at before the costly work and spent after it: only the holder of a living link makes us hash, and only one of them wins.
  if (!(await findMailedLink(ctx.tx, ctx.now, token, passwordLinks))) throw new Refusal('PASSWORD_LINK_EXPIRED')
  const passwordHash = await hashPassword(password)
  const link = await openMailedLink(ctx.tx, ctx.now, token, passwordLinks)
  const account = link?.accountId ? await setPasswordHash(ctx.tx, link.accountId, passwordHash) : undefined
  if (!link?.accountId || !account) throw new Refusal('PASSWORD_LINK_EXPIRED')
  await revokeMailedLinks(ctx.tx, ctx.now, { purposes: passwordLinks, accountId: link.accountId })
  await endSessionsOfAccount(ctx.tx, ctx.now, link.accountId)
  await deleteGuesses(ctx, account.email)
  await ctx.announce('passwordChanged', { accountId: link.accountId, at: ctx.now.toString() })
  return {}
}

export const setPassword = (ctx: TransactionContext & Call, { params, body }: Input<typeof accountsApi.setPassword>) =>
  setPasswordByLink(ctx, params.vs, body.password)

/** SPEC 7 names the action twice: the first password of an account, and a forgotten one's successor. */
export const changePassword = (ctx: TransactionContext & Call, { params, body }: Input<typeof accountsApi.changePassword>) =>
  setPasswordByLink(ctx, params.token, body.password)
