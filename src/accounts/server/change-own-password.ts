import type { Input } from '#base/endpoint.ts'
import type { Call, OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { accountsApi } from '../accounts.api.ts'
import { findPasswordHash, loginOf, replacePasswordHash } from './account-store.ts'
import { countOwnPassword, deleteGuesses, forgiveOwnPassword } from './login-limits.ts'
import { passwordLinks, revokeMailedLinks } from './mailed-link-store.ts'
import { hashPassword, isPasswordOf } from './password-hash.ts'
import { endSessionsOfLogin } from './session-store.ts'

const wrongPassword = () => new Refusal('PASSWORD_WRONG', { fields: [{ path: 'currentPassword', code: 'PASSWORD_WRONG' }] })

/**
 * A new password for whoever is logged in and knows the one so far. Their other sessions and every mailed password link end, and they are
 * told by mail.
 * @throws Refusal PASSWORD_WRONG, TOO_MANY
 */
export async function changeOwnPassword(
  ctx: OutsideContext & Call,
  { body: { currentPassword, password } }: Input<typeof accountsApi.changeOwnPassword>,
) {
  const { actor } = ctx
  if (actor.kind !== 'account') throw new Refusal('LOGIN_NEEDED')
  const { accountId, sessionId } = actor
  await countOwnPassword(ctx, accountId)
  const known = await findPasswordHash(ctx.tx, accountId)
  if (!(await isPasswordOf(currentPassword, known)) || known === null) throw wrongPassword()
  const passwordHash = await hashPassword(password)
  await ctx.transaction(async (part) => {
    const account = await replacePasswordHash(part.tx, accountId, { from: known, to: passwordHash })
    if (!account) throw wrongPassword()
    await endSessionsOfLogin(part.tx, ctx.now, accountId, { except: sessionId })
    await revokeMailedLinks(part.tx, ctx.now, { purposes: passwordLinks, accountId: await loginOf(part.tx, accountId) })
    await deleteGuesses(part, account.email)
    await forgiveOwnPassword(part, accountId)
    await part.announce('passwordChanged', { accountId, at: ctx.now.toString() })
  })
  return {}
}
