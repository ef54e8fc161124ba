import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import type { savedAddressesApi } from '../saved-addresses.api.ts'
import { lockOwnAddress } from './own-saved-addresses.ts'
import { removeSavedAddress, restoreDefault } from './saved-address-store.ts'

/** Requests keep the addresses they were booked with. @throws Refusal NOT_FOUND */
export async function deleteSavedAddress(ctx: TransactionContext & Call, { params }: Input<typeof savedAddressesApi.deleteSavedAddress>) {
  const address = await lockOwnAddress(ctx, params)
  await removeSavedAddress(ctx.tx, address.id)
  await restoreDefault(ctx.tx, params.cid, address.addressTypeId)
  return {}
}
