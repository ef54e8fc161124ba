import type { Input } from '#base/endpoint.ts'
import type { Call, OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { securityApi } from '../../security.api.ts'
import { findPasswordHash } from '../account-store.ts'
import { countOwnPassword, forgiveOwnPassword } from '../login-limits.ts'
import { isPasswordOf } from '../password-hash.ts'
import { noteProof } from '../session-store.ts'
import { requireOwnAccount } from './own-account.ts'

/** @throws Refusal PASSWORD_WRONG, TOO_MANY */
export async function proveIdentity(ctx: OutsideContext & Call, { params, body }: Input<typeof securityApi.proveIdentity>) {
  const { accountId, sessionId } = requireOwnAccount(ctx, params.id)
  await countOwnPassword(ctx, accountId)
  if (!(await isPasswordOf(body.password, await findPasswordHash(ctx.tx, accountId))))
    throw new Refusal('PASSWORD_WRONG', { fields: [{ path: 'password', code: 'PASSWORD_WRONG' }] })
  await ctx.transaction(async (part) => {
    await forgiveOwnPassword(part, accountId)
    await noteProof(part.tx, ctx.now, sessionId)
  })
  return {}
}
