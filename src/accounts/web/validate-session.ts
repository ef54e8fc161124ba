import { call } from '#base/web/call.ts'
import { accountsApi } from '../accounts.api.ts'
import type { SignedIn } from '../person.ts'

/** Asks the server whose the kept token is; null: nobody's any more. */
export async function validateSession(): Promise<SignedIn | null> {
  const state = await call(accountsApi.validateLogin, {})
  if (state.status !== 200) return null
  const { customerId, customerType, firstName, lastName, companyName, businessForm, company, memberships, userRoles, defaultLanguage } = state
  return {
    person: { customerId, customerType, firstName, lastName, companyName, businessForm, company, memberships },
    permissionKeys: userRoles,
    language: defaultLanguage,
  }
}
