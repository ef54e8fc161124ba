import { signOut } from '#accounts/web/session.ts'
import { dropOwnDrafts } from '#base/web/forms/form-drafts.ts'

/** Ends the session on the server and here. */
export async function logOut() {
  const [{ call }, { accountsApi }] = await Promise.all([import('#base/web/call.ts'), import('#accounts/accounts.api.ts')])
  // Unreached, the server lets the session run out by itself; this browser forgets it now.
  await call(accountsApi.logOut, {}).catch(() => {})
  signOut()
  dropOwnDrafts()
}
