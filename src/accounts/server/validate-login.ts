import type { Output } from '#base/endpoint.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Call, ReadContext } from '#context.ts'
import type { DB } from '#db/schema.ts'
import type { accountsApi } from '../accounts.api.ts'
import { isPrivate } from '../customer-type.ts'
import { greetingName } from '../greeting.ts'
import { knownKeys } from '../who.ts'
import { findAccount, loginOf } from './account-store.ts'
import { openAccountsOf } from './membership-store.ts'

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
    memberships: isPrivate(customerType) ? [] : await membershipsOf(tx, id),
  }
  return { status: 200, ...person, defaultLanguage, userRoles: knownKeys(permissionKeys) }
}

async function membershipsOf(tx: ReadDb<DB>, accountId: number) {
  const accounts = await openAccountsOf(tx, await loginOf(tx, accountId))
  if (accounts.length < 2) return []
  return accounts
    .toSorted((one, other) => Number(other.id === accountId) - Number(one.id === accountId))
    .map(({ id, ...about }) => ({ accountId: id, company: greetingName({ ...about, firstName: '', lastName: '' }) }))
}
