import type { Input, Output } from '#base/endpoint.ts'
import { translatorOf } from '#base/texts.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { deviceLabelOf } from '../../device-label.ts'
import { nameInWords } from '../../name-in-words.ts'
import { maxPasskeys } from '../../passkey.ts'
import type { securityApi } from '../../security.api.ts'
import { securityTexts } from '../../security-texts.ts'
import { findAccount, loginOf } from '../account-store.ts'
import { requireOwner } from '../own-account.ts'
import { requireProof } from '../security/prove-identity.ts'
import { passkeySummary } from './list-passkeys.ts'
import { type Asking, challengeMinutes, isChallenge, newChallenge, spendChallenge } from './passkey-challenge.ts'
import { insertPasskey, lockAccount, passkeysOf } from './passkey-store.ts'
import { relyingPartyOf, userHandleOf } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

/** EdDSA, ES256, RS256 (IANA COSE): what phones, computers and security keys speak. */
const algorithms = [-8, -7, -257]

const askingOf = (sessionId: number): Asking => ({ purpose: 'new', holder: `session ${sessionId}` })

/** @throws Refusal PROOF_NEEDED, PASSKEYS_TOO_MANY */
export async function startPasskey(
  ctx: TransactionContext & Call,
  { params }: Input<typeof securityApi.startPasskey>,
): Promise<Output<typeof securityApi.startPasskey>> {
  const { accountId, sessionId } = requireOwner(ctx, params.id)
  await requireProof(ctx, sessionId)
  const account = await findAccount(ctx.tx, accountId)
  if (!account) throw new Refusal('NOT_FOUND')
  const known = await passkeysOf(ctx.tx, accountId)
  requireRoom(known)
  const { id, name } = relyingPartyOf(ctx)
  return {
    challenge: newChallenge(ctx, askingOf(sessionId)),
    rp: { id, name },
    user: {
      id: userHandleOf(ctx, await loginOf(ctx.tx, accountId)),
      name: account.email,
      displayName: nameInWords(ctx.language, account) || account.email,
    },
    pubKeyCredParams: algorithms.map((alg) => ({ type: 'public-key', alg })),
    timeout: challengeMinutes * 60_000,
    attestation: 'none',
    authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId, type: 'public-key' })),
  }
}

function requireRoom(known: readonly unknown[]) {
  if (known.length >= maxPasskeys) throw new Refusal('PASSKEYS_TOO_MANY', { values: { max: maxPasskeys } })
}

/**
 * Keeps a passkey the browser made. It is named after the device until its owner names it, and an email tells them of it.
 * @throws Refusal PROOF_NEEDED, PASSKEY_NOT_VALID, PASSKEY_KNOWN, PASSKEYS_TOO_MANY
 */
export async function addPasskey(ctx: TransactionContext & Call, { params, body }: Input<typeof securityApi.addPasskey>) {
  const { accountId, sessionId } = requireOwner(ctx, params.id)
  await requireProof(ctx, sessionId)
  const { credential, backedUp, challenge } = await checkNewPasskey(ctx, body, askingOf(sessionId))
  const login = await lockAccount(ctx.tx, accountId)
  requireRoom(await passkeysOf(ctx.tx, accountId))
  if (!(await spendChallenge(ctx, challenge))) throw new Refusal('PASSKEY_NOT_VALID')
  const { browser, system } = deviceLabelOf(ctx.header('user-agent'))
  const added = await insertPasskey(ctx.tx, {
    accountId: login.id,
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: body.response.transports,
    name: [browser, system].filter(Boolean).join(', ') || (await translatorOf(securityTexts, ctx.language))('passkeys.unnamed'),
    backedUp,
    createdAt: ctx.now,
  })
  if (!added) throw new Refusal('PASSKEY_KNOWN')
  await ctx.announce('passkeyAdded', { accountId, at: ctx.now.toString() })
  return passkeySummary(added)
}

async function checkNewPasskey(ctx: TransactionContext, made: Input<typeof securityApi.addPasskey>['body'], asking: Asking) {
  const { id, origin } = relyingPartyOf(ctx)
  const { verifyRegistrationResponse } = await webauthn()
  let answered = ''
  const result = await verifyRegistrationResponse({
    response: { ...made, clientExtensionResults: {} },
    expectedChallenge(challenge) {
      answered = challenge
      return isChallenge(ctx, asking, challenge)
    },
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  }).catch((err: unknown) => {
    ctx.log.info({ err }, 'a new passkey was refused')
    return null
  })
  if (!result?.verified) throw new Refusal('PASSKEY_NOT_VALID')
  const { credential, credentialBackedUp } = result.registrationInfo
  return { credential, backedUp: credentialBackedUp, challenge: answered }
}
