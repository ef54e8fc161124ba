import type { Language } from '#base/languages.ts'
import { call } from '#base/web/call.ts'
import { securityApi } from '../../security.api.ts'
import { enter } from '../log-in.ts'
import { askForPasskey } from './passkey-browser.ts'

/**
 * @returns the language of the account; null: the session did not hold
 * @throws CallRefused, PasskeyNotDone
 */
export async function logInWithPasskey(): Promise<Language | null> {
  const shown = await askForPasskey(await call(securityApi.startPasskeyLogin, {}))
  return enter(await call(securityApi.logInWithPasskey, { body: shown }))
}
