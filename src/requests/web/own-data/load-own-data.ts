import { accountsApi } from '#accounts/accounts.api.ts'
import { savedAddressesApi } from '#addresses/saved-addresses.api.ts'
import { call } from '#base/web/call.ts'
import type { OwnData } from './own-data.ts'

export async function loadOwnData(id: number): Promise<OwnData> {
  const params = { params: { id } }
  const [profile, addresses] = await Promise.all([call(accountsApi.showCustomer, params), call(savedAddressesApi.listSavedAddresses, params)])
  return { profile, addresses }
}
