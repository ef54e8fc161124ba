import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { accountsApi } from '../accounts.api.ts'
import type { PasswordLinkPurpose } from '../password.ts'
import { setPasswordHash } from './account-store.ts'
import { deleteGuesses } from './login-limits.ts'
import { openMailedLink, passwordLinks, revokeMailedLinks } from './mailed-link-store.ts'
import { openAccount } from './open-account.ts'
import { hashPassword } from './password-hash.ts'
import { linksOfCall, requireLink } from './password-link.ts'
import { endSessionsOfLogin } from './session-store.ts'

// A link is looked at before the costly hash and spent after it: only the holder of a living link makes us hash, and only one of them wins.
// None of them lets anybody in: whoever set a password logs in with it.

/**
 * The first password: it opens the account of a registration, and that of an invited colleague.
 * @throws Refusal REGISTRATION_LINK_EXPIRED, PASSWORD_LINK_EXPIRED for a link that is unknown, spent, expired or replaced by a newer one
 */
export async function setPassword(ctx: TransactionContext & Call, { params, body }: Input<typeof accountsApi.setPassword>) {
  const { purpose } = await requireLink(ctx, params.vs, linksOfCall.setPassword)
  const passwordHash = await hashPassword(body.password)
  if (purpose === 'registration') await openAccount(ctx, params.vs, passwordHash)
  else await givePassword(ctx, params.vs, purpose, passwordHash)
  return {}
}

/**
 * A forgotten password's successor.
 * @throws Refusal PASSWORD_LINK_EXPIRED
 */
export async function changePassword(ctx: TransactionContext & Call, { params, body }: Input<typeof accountsApi.changePassword>) {
  const { purpose } = await requireLink(ctx, params.token, linksOfCall.changePassword)
  await givePassword(ctx, params.token, purpose, await hashPassword(body.password))
  return {}
}

/** Spends the link. Every session of the account ends, and its owner is told by mail. */
async function givePassword(ctx: TransactionContext & Call, token: string, purpose: PasswordLinkPurpose, passwordHash: string) {
  const link = await openMailedLink(ctx.tx, ctx.now, token, [purpose])
  const account = link?.accountId ? await setPasswordHash(ctx.tx, link.accountId, passwordHash) : undefined
  if (!link?.accountId || !account) throw new Refusal('PASSWORD_LINK_EXPIRED')
  await revokeMailedLinks(ctx.tx, ctx.now, { purposes: passwordLinks, accountId: link.accountId })
  await endSessionsOfLogin(ctx.tx, ctx.now, link.accountId)
  await deleteGuesses(ctx, account.email)
  await ctx.announce('passwordChanged', { accountId: link.accountId, at: ctx.now.toString() })
}
