import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { securityApi } from '../../security.api.ts'
import { requireOwner } from '../own-account.ts'
import { requireProof } from '../security/prove-identity.ts'
import { passkeySummary } from './list-passkeys.ts'
import { deletePasskeyOf, lockAccount, passkeysOf, renamePasskeyOf } from './passkey-store.ts'

/** @throws Refusal NOT_FOUND, also for somebody else's */
export async function renamePasskey(ctx: TransactionContext & Call, { params, body }: Input<typeof securityApi.renamePasskey>) {
  const { accountId } = requireOwner(ctx, params.id)
  const renamed = await renamePasskeyOf(ctx.tx, accountId, { id: params.passkeyId, name: body.name })
  if (!renamed) throw new Refusal('NOT_FOUND')
  return passkeySummary(renamed)
}

/**
 * Lets go of a passkey; an email tells its owner. The last one of an account without a password stays, because nobody could log in any more.
 * @throws Refusal NOT_FOUND, also for somebody else's; PROOF_NEEDED, PASSKEY_LAST_WAY_IN
 */
export async function removePasskey(ctx: TransactionContext & Call, { params }: Input<typeof securityApi.removePasskey>) {
  const { accountId, sessionId } = requireOwner(ctx, params.id)
  const { passwordHash } = await lockAccount(ctx.tx, accountId)
  const own = await passkeysOf(ctx.tx, accountId)
  if (!own.some(({ id }) => id === params.passkeyId)) throw new Refusal('NOT_FOUND')
  await requireProof(ctx, sessionId)
  if (passwordHash === null && own.length === 1) throw new Refusal('PASSKEY_LAST_WAY_IN')
  await deletePasskeyOf(ctx.tx, accountId, params.passkeyId)
  await ctx.announce('passkeyRemoved', { accountId, at: ctx.now.toString() })
  return {}
}
