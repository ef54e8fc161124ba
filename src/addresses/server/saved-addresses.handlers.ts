import type { Handlers } from '#context.ts'
import type { savedAddressesApi } from '../saved-addresses.api.ts'
import { changeCompanyAddress, changeSavedAddress } from './change-saved-address.ts'
import { deleteCompanyAddress, deleteSavedAddress } from './delete-saved-address.ts'
import { listCompanyAddresses, listSavedAddresses } from './list-saved-addresses.ts'
import { saveAddress, saveCompanyAddress } from './save-address.ts'

export const savedAddressesHandlers: Handlers<typeof savedAddressesApi> = {
  listSavedAddresses,
  saveAddress,
  changeSavedAddress,
  deleteSavedAddress,
  listCompanyAddresses,
  saveCompanyAddress,
  changeCompanyAddress,
  deleteCompanyAddress,
}
