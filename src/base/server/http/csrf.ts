import type { Secrets } from '../secrets.ts'
import { looksLikeToken, newToken } from '../tokens.ts'

/** SPEC 9: a form may be filled for ten minutes before its token expires; the page renews it while it is open. */
export const formSessionMinutes = 10
export const csrfCookie = 'form'

/**
 * The token is signed, not stored: the moment it was made, over the nonce in an HttpOnly cookie. A foreign page can make
 * the browser send the cookie, but cannot read the token.
 */
export function createCsrfToken(secrets: Secrets, now: Temporal.Instant, knownNonce: string | undefined) {
  const nonce = knownNonce && looksLikeToken(knownNonce) ? knownNonce : newToken()
  const made = String(now.epochMilliseconds)
  return { nonce, token: `${made}.${secrets.sign('csrf', `${made}.${nonce}`)}` }
}

/** `unknown`: none was sent, or it is not one we gave to this browser. Only an expired one may be told about the ten minutes. */
export type CsrfTokenState = 'valid' | 'expired' | 'unknown'

export function csrfTokenState(secrets: Secrets, now: Temporal.Instant, token: string | undefined, nonce: string | undefined): CsrfTokenState {
  const [made, signature] = token?.split('.') ?? []
  if (!made || !signature || !nonce || !/^\d{10,16}$/.test(made)) return 'unknown'
  const age = now.epochMilliseconds - Number(made)
  if (age < -60_000 || !secrets.verify('csrf', `${made}.${nonce}`, signature)) return 'unknown'
  return age > formSessionMinutes * 60_000 ? 'expired' : 'valid'
}
