import { call } from '#base/web/call.ts'
import { keepToken } from '#base/web/token.ts'
import { accountsApi } from '../accounts.api.ts'
import { signIn } from './session.ts'

type Credentials = { readonly email: string; readonly password: string; readonly code?: string }

/**
 * Logs in and lets every screen know who came.
 * @throws CallRefused; LOGIN_CODE_NEEDED: a code was mailed to this employee
 */
export async function logIn(credentials: Credentials) {
  const { Token, userRoles } = await call(accountsApi.logIn, { body: { ...credentials } })
  keepToken(Token, 'local')
  // On demand, as the root loads it: a page that starts with no session must not carry it.
  const { validateSession } = await import('./validate-session.ts')
  const person = await validateSession()
  if (person) signIn(Token, person, userRoles)
}
