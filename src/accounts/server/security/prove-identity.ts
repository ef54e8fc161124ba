import type { Input, Output } from '#base/endpoint.ts'
import type { Call, OutsideContext, ReadContext, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { securityApi } from '../../security.api.ts'
import { proofMinutes } from '../../security.ts'
import { findPasswordHash, loginOf } from '../account-store.ts'
import { countOwnPassword, forgiveOwnPassword } from '../login-limits.ts'
import { requireOwner } from '../own-account.ts'
import { checkPasskey, spendPasskey } from '../passkeys/check-passkey.ts'
import { type Asking, challengeMinutes, newChallenge } from '../passkeys/passkey-challenge.ts'
import { passkeysOf } from '../passkeys/passkey-store.ts'
import { relyingPartyOf } from '../passkeys/relying-party.ts'
import { isPasswordOf } from '../password-hash.ts'
import { hasProvedSince, noteProof } from '../session-store.ts'

const askingOf = (sessionId: number): Asking => ({ purpose: 'proof', holder: `session ${sessionId}` })

/** Asks for one of the passkeys of whoever is logged in. */
export async function startProof(
  ctx: ReadContext & Call,
  { params }: Input<typeof securityApi.startProof>,
): Promise<Output<typeof securityApi.startProof>> {
  const { accountId, sessionId } = requireOwner(ctx, params.id)
  return {
    challenge: newChallenge(ctx, askingOf(sessionId)),
    rpId: relyingPartyOf(ctx).id,
    timeout: challengeMinutes * 60_000,
    userVerification: 'required',
    allowCredentials: (await passkeysOf(ctx.tx, accountId)).map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
  }
}

/** @throws Refusal PASSWORD_WRONG, PASSKEY_NOT_VALID, TOO_MANY */
export async function proveIdentity(ctx: OutsideContext & Call, { params, body }: Input<typeof securityApi.proveIdentity>) {
  const { accountId, sessionId } = requireOwner(ctx, params.id)
  await countOwnPassword(ctx, accountId)
  const checked = body.passkey ? await checkPasskey(ctx, body.passkey, askingOf(sessionId)) : null
  if (body.passkey && checked?.passkey.accountId !== (await loginOf(ctx.tx, accountId))) throw new Refusal('PASSKEY_NOT_VALID')
  if (!checked && !(await isPasswordOf(body.password ?? '', await findPasswordHash(ctx.tx, accountId))))
    throw new Refusal('PASSWORD_WRONG', { fields: [{ path: 'password', code: 'PASSWORD_WRONG' }] })
  await ctx.transaction(async (part) => {
    if (checked && !(await spendPasskey(part, checked))) throw new Refusal('PASSKEY_NOT_VALID')
    await forgiveOwnPassword(part, accountId)
    await noteProof(part.tx, ctx.now, sessionId)
  })
  return {}
}

/**
 * A browser that was left open must not give the account away: what changes how its owner gets in wants a proof of this very session, a
 * login or a password or passkey shown since, that is a few minutes old at most.
 * @throws Refusal PROOF_NEEDED
 */
export async function requireProof({ tx, now }: Pick<TransactionContext, 'tx' | 'now'>, sessionId: number) {
  if (!(await hasProvedSince(tx, now.subtract({ minutes: proofMinutes }), sessionId))) throw new Refusal('PROOF_NEEDED')
}
