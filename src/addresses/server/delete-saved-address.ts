import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { savedAddressesApi } from '../saved-addresses.api.ts'
import { noteAddress } from './note-address.ts'
import { companyBook, lockAddress, ownBook } from './own-saved-addresses.ts'
import { type AddressOwner, removeSavedAddress, restoreDefault } from './saved-address-store.ts'

/** Requests keep the addresses they were booked with. @throws Refusal NOT_FOUND */
async function remove(ctx: TransactionContext & Call, owner: AddressOwner, id: number) {
  const address = await lockAddress(ctx, owner, id)
  await removeSavedAddress(ctx.tx, address.id)
  await noteAddress(ctx, owner, 'addressRemoved', address)
  await restoreDefault(ctx.tx, owner, address.addressTypeId)
  return {}
}

export const deleteSavedAddress = (ctx: TransactionContext & Call, { params }: Input<typeof savedAddressesApi.deleteSavedAddress>) =>
  remove(ctx, ownBook(ctx, params.cid), params.id)

export const deleteCompanyAddress = (ctx: TransactionContext & Call, { params }: Input<typeof savedAddressesApi.deleteCompanyAddress>) =>
  remove(ctx, companyBook(ctx, params.companyId), params.addressId)
