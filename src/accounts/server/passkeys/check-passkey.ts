import type { ReadContext, TransactionContext } from '#context.ts'
import type { ShownPasskey } from '../../passkey.ts'
import { type Asking, isChallenge, spendChallenge } from './passkey-challenge.ts'
import { findPasskey, noteUse } from './passkey-store.ts'
import { relyingPartyOf, userHandleOf } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

type Checked = {
  readonly passkey: NonNullable<Awaited<ReturnType<typeof findPasskey>>>
  readonly challenge: string
  readonly counter: number
  readonly backedUp: boolean
}

/**
 * Checks a passkey that somebody shows: ours, of an account that is open, made for this portal, its owner verified by the device, in answer to
 * our challenge. Nothing is written; `spendPasskey` is the other half.
 * @returns null, whatever is wrong with it
 */
export async function checkPasskey(
  ctx: Pick<ReadContext, 'tx' | 'env' | 'secrets' | 'now' | 'log'>,
  shown: ShownPasskey,
  asking: Asking,
): Promise<Checked | null> {
  const passkey = await findPasskey(ctx.tx, shown.id)
  const { userHandle, ...response } = shown.response
  if (!passkey || (userHandle !== undefined && userHandle !== userHandleOf(ctx, passkey.accountId))) return null
  const { id, origin } = relyingPartyOf(ctx)
  const { verifyAuthenticationResponse } = await webauthn()
  let answered = ''
  const result = await verifyAuthenticationResponse({
    response: { ...shown, response, clientExtensionResults: {} },
    expectedChallenge(challenge) {
      answered = challenge
      return isChallenge(ctx, asking, challenge)
    },
    expectedOrigin: origin,
    expectedRPID: id,
    credential: { id: passkey.credentialId, publicKey: new Uint8Array(passkey.publicKey), counter: passkey.counter },
    requireUserVerification: true,
  }).catch((err: unknown) => {
    // Also a counter that went back, the sign of a copied passkey, which its owner can only be told by not being let in.
    ctx.log.info({ err }, 'a passkey was refused')
    return null
  })
  if (!result?.verified) return null
  const { newCounter, credentialBackedUp } = result.authenticationInfo
  return { passkey, challenge: answered, counter: newCounter, backedUp: credentialBackedUp }
}

/** Uses a checked passkey, once for its challenge. @returns false when the challenge, or the counter, was used meanwhile */
export const spendPasskey = async (
  ctx: Pick<TransactionContext, 'tx' | 'now'>,
  { passkey, challenge, counter, backedUp }: Checked,
): Promise<boolean> => (await spendChallenge(ctx, challenge)) && (await noteUse(ctx.tx, ctx.now, { id: passkey.id, counter, backedUp }))
