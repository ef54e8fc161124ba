import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { savedAddressesApi } from '../saved-addresses.api.ts'
import { lockOwnAddress } from './own-saved-addresses.ts'
import { savedAddressDto } from './saved-address-dto.ts'
import { clearDefault, restoreDefault, updateSavedAddress } from './saved-address-store.ts'

/**
 * As long as there are addresses of a kind, one of them is its default: the default stays so until another is.
 * @throws Refusal NOT_FOUND; OWN_DATA_MOVED_ON when it was changed since `version`
 */
export async function changeSavedAddress(
  ctx: TransactionContext & Call,
  { params, body: { version, ...wanted } }: Input<typeof savedAddressesApi.changeSavedAddress>,
) {
  const address = await lockOwnAddress(ctx, params)
  if (address.version !== version) throw new Refusal('OWN_DATA_MOVED_ON')
  const type = wanted.addressType.id
  const isSameKind = address.addressTypeId === type
  const isDefault = wanted.isDefault || (isSameKind && address.isDefault)
  if (isDefault && !(isSameKind && address.isDefault)) await clearDefault(ctx.tx, params.cid, type)
  await updateSavedAddress(ctx.tx, params.id, { ...wanted, isDefault })
  for (const kind of new Set([address.addressTypeId, type])) await restoreDefault(ctx.tx, params.cid, kind)
  return savedAddressDto(ctx.language, await lockOwnAddress(ctx, params))
}
