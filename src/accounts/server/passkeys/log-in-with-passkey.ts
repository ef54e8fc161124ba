import type { Input, Output } from '#base/endpoint.ts'
import { csrfCookie } from '#base/server/http/csrf.ts'
import type { Call, OutsideContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { securityApi } from '../../security.api.ts'
import { letIn } from '../let-in.ts'
import { countPasskeyLogin, forgivePasskeyLogin } from '../login-limits.ts'
import { checkPasskey, spendPasskey } from './check-passkey.ts'
import { type Asking, challengeMinutes, newChallenge } from './passkey-challenge.ts'
import { relyingPartyOf } from './relying-party.ts'

/** Only the browser that opened the login form answers the challenge it was given. */
const askingOf = ({ cookies }: Pick<Call, 'cookies'>): Asking => ({ purpose: 'login', holder: `form ${cookies.get(csrfCookie)}` })

/** Asks for any passkey of this portal: no address is named, so it tells nobody who has an account. */
export async function startPasskeyLogin(ctx: OutsideContext & Call): Promise<Output<typeof securityApi.startPasskeyLogin>> {
  return {
    challenge: newChallenge(ctx, askingOf(ctx)),
    rpId: relyingPartyOf(ctx).id,
    timeout: challengeMinutes * 60_000,
    userVerification: 'required',
    allowCredentials: [],
  }
}

/**
 * Lets in whoever shows a passkey. The device verified its owner, so it is both factors of an employee too (SECURITY C20), and nobody is
 * mailed a code.
 * @throws Refusal TOO_MANY, PASSKEY_LOGIN_FAILED for whatever is wrong
 */
export async function logInWithPasskey(
  ctx: OutsideContext & Call,
  { body }: Input<typeof securityApi.logInWithPasskey>,
): Promise<Output<typeof securityApi.logInWithPasskey>> {
  await countPasskeyLogin(ctx)
  const checked = await checkPasskey(ctx, body, askingOf(ctx))
  if (!checked) throw new Refusal('PASSKEY_LOGIN_FAILED')
  const answer = await letIn(ctx, { id: checked.passkey.accountId }, async (part) => {
    if (!(await spendPasskey(part, checked))) throw new Refusal('PASSKEY_LOGIN_FAILED')
  })
  await forgivePasskeyLogin(ctx)
  return answer
}
