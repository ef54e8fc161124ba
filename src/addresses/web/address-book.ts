import type { Sent } from '#base/endpoint.ts'
import { call } from '#base/web/call.ts'
import type { SavedAddress } from '../saved-address.ts'
import { savedAddressesApi } from '../saved-addresses.api.ts'

type NewAddress = Sent<typeof savedAddressesApi.saveAddress>['body']
type ChangedAddress = Sent<typeof savedAddressesApi.changeSavedAddress>['body']

/** Where addresses are kept: with one person, or with their company. */
export type AddressBook = {
  readonly save: (body: NewAddress) => Promise<SavedAddress>
  readonly change: (id: number, body: ChangedAddress) => Promise<SavedAddress>
  readonly remove: (id: number) => Promise<unknown>
}

export const ownBook = (accountId: number): AddressBook => ({
  save: (body) => call(savedAddressesApi.saveAddress, { params: { id: accountId }, body }),
  change: (id, body) => call(savedAddressesApi.changeSavedAddress, { params: { cid: accountId, id }, body }),
  remove: (id) => call(savedAddressesApi.deleteSavedAddress, { params: { cid: accountId, id } }),
})

export const companyBook = (companyId: number): AddressBook => ({
  save: (body) => call(savedAddressesApi.saveCompanyAddress, { params: { companyId }, body }),
  change: (addressId, body) => call(savedAddressesApi.changeCompanyAddress, { params: { companyId, addressId }, body }),
  remove: (addressId) => call(savedAddressesApi.deleteCompanyAddress, { params: { companyId, addressId } }),
})
