import { call } from '#base/web/call.ts'
import { CallRefused } from '#base/web/call-refused.ts'
import { queryClient } from '#base/web/query-client.ts'
import { readToken } from '#base/web/token.ts'
import { accountsApi } from '../accounts.api.ts'
import { signIn } from './session.ts'
import { validateSession } from './validate-session.ts'

/**
 * From now on the session acts for another of one's companies. What was read for the one before is forgotten, and other tabs begin anew.
 * @returns what the server says against it; null: it is done
 */
export async function switchCompany(accountId: number): Promise<string | null> {
  try {
    await call(accountsApi.actFor, { body: { accountId } })
  } catch (refused) {
    if (refused instanceof CallRefused) return refused.message
    throw refused
  }
  queryClient.clear()
  const [token, signedIn] = [readToken(), await validateSession()]
  if (token && signedIn) signIn(token, signedIn)
  return null
}
