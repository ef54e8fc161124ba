import type { Output } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { accountsApi } from '../accounts.api.ts'
import { knownKeys } from '../who.ts'
import { findAccount } from './account-store.ts'

/** SPEC 4: asked at every start of the page. A tracking session is no login. */
export async function validateLogin({ tx, actor }: ReadContext & Call): Promise<Output<typeof accountsApi.validateLogin>> {
  const account = actor.kind === 'account' ? await findAccount(tx, actor.accountId) : undefined
  if (!account) return { status: 401 }
  const { id, customerType, firstName, lastName, companyName, businessForm, defaultLanguage, permissionKeys } = account
  const person = {
    customerId: id,
    customerType,
    firstName,
    lastName,
    companyName,
    businessForm,
    company: (actor.kind === 'account' && actor.company) || null,
  }
  return { status: 200, ...person, defaultLanguage, userRoles: knownKeys(permissionKeys) }
}
