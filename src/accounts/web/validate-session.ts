import { call } from '#base/web/call.ts'
import { accountsApi } from '../accounts.api.ts'
import type { Person } from '../person.ts'

/** Asks the server whose the kept token is; null: nobody's any more. */
export async function validateSession(): Promise<Person | null> {
  const state = await call(accountsApi.validateLogin, {})
  if (state.status !== 200) return null
  const { customerId, customerType, firstName, lastName, companyName, businessForm } = state
  return { customerId, customerType, firstName, lastName, companyName, businessForm }
}
