import type { Sent } from '#base/endpoint.ts'
import { call } from '#base/web/call.ts'
import { readAgain, readNow } from '#base/web/use-call.ts'
import type { SavedAddress } from '../saved-address.ts'
import { savedAddressesApi } from '../saved-addresses.api.ts'

type NewAddress = Sent<typeof savedAddressesApi.saveAddress>['body']
type ChangedAddress = Sent<typeof savedAddressesApi.changeSavedAddress>['body']

/** Where addresses are kept: with one person, or with their company. */
export type AddressBook = {
  /** It may say whom the courier meets there. */
  readonly hasPickupPoints: boolean
  /** What is kept now, whatever the screen holds. */
  readonly readNow: () => Promise<readonly SavedAddress[]>
  /** The screens that show it read it again. */
  readonly readAgain: () => Promise<unknown>
  readonly save: (body: NewAddress) => Promise<SavedAddress>
  readonly change: (id: number, body: ChangedAddress) => Promise<SavedAddress>
  readonly remove: (id: number) => Promise<unknown>
}

export const ownBook = (accountId: number): AddressBook => ({
  hasPickupPoints: false,
  readNow: () => readNow(savedAddressesApi.listSavedAddresses, { params: { id: accountId } }),
  readAgain: () => readAgain(savedAddressesApi.listSavedAddresses),
  save: (body) => call(savedAddressesApi.saveAddress, { params: { id: accountId }, body }),
  change: (id, body) => call(savedAddressesApi.changeSavedAddress, { params: { cid: accountId, id }, body }),
  remove: (id) => call(savedAddressesApi.deleteSavedAddress, { params: { cid: accountId, id } }),
})

export const companyBook = (companyId: number): AddressBook => ({
  hasPickupPoints: true,
  readNow: () => readNow(savedAddressesApi.listCompanyAddresses, { params: { companyId } }),
  readAgain: () => Promise.all([readAgain(savedAddressesApi.listSavedAddresses), readAgain(savedAddressesApi.listCompanyAddresses)]),
  save: (body) => call(savedAddressesApi.saveCompanyAddress, { params: { companyId }, body }),
  change: (addressId, body) => call(savedAddressesApi.changeCompanyAddress, { params: { companyId, addressId }, body }),
  remove: (addressId) => call(savedAddressesApi.deleteCompanyAddress, { params: { companyId, addressId } }),
})
