import type { Output } from '#base/endpoint.ts'
import type { Language } from '#base/languages.ts'
import { call } from '#base/web/call.ts'
import { storeToken } from '#base/web/token.ts'
import { accountsApi } from '../accounts.api.ts'
import { signIn } from './session.ts'

export type Credentials = { readonly email: string; readonly password: string; readonly code?: string }

/**
 * Logs in and lets every screen know who came. SPEC 1: the account has its own language, which the caller shows from then on.
 * @returns that language; null: the session did not hold
 * @throws CallRefused; LOGIN_CODE_NEEDED: a code was mailed to this employee
 */
export async function logIn(credentials: Credentials): Promise<Language | null> {
  return enter(await call(accountsApi.logIn, { body: { ...credentials } }))
}

/** What follows a login, however it was proved. */
export async function enter({ Token }: Output<typeof accountsApi.logIn>): Promise<Language | null> {
  storeToken(Token, 'local')
  // On demand, as the root loads it: a page that starts with no session must not carry it.
  const { validateSession } = await import('./validate-session.ts')
  const signedIn = await validateSession()
  if (signedIn) signIn(Token, signedIn)
  return signedIn?.language ?? null
}
