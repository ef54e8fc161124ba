import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { accountsApi } from '../accounts.api.ts'
import type { CustomerProfile } from '../customer.ts'
import { knownKeys } from '../who.ts'
import { findAccount } from './account-store.ts'
import { requireOwnAccount } from './own-account.ts'

/** One's own profile. Somebody else's is not there (404), just as one that does not exist. */
export async function showCustomer({ tx, actor }: ReadContext & Call, { params }: Input<typeof accountsApi.showCustomer>): Promise<CustomerProfile> {
  const account = await findAccount(tx, requireOwnAccount({ actor }, params.id))
  if (!account) throw new Refusal('NOT_FOUND')
  const { id, customerType, permissionKeys, businessForm, businessFormId, ...rest } = account
  return {
    customerId: id,
    customerType,
    type: customerType,
    userRoles: knownKeys(permissionKeys),
    businessForm: businessFormId === null ? null : { id: businessFormId, name: businessForm ?? '' },
    ...rest,
  }
}
