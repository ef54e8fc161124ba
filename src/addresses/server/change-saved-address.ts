import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { savedAddressesApi } from '../saved-addresses.api.ts'
import { noteAddress } from './note-address.ts'
import { companyBook, lockAddress, ownBook, requireOfCompany } from './own-saved-addresses.ts'
import { savedAddressDto } from './saved-address-dto.ts'
import { type AddressOwner, clearDefault, restoreDefault, updateSavedAddress } from './saved-address-store.ts'

/**
 * As long as there are addresses of a kind, one of them is its default: the default stays so until another is.
 * @throws Refusal NOT_FOUND; OWN_DATA_MOVED_ON when it was changed since `version`, FIELD_NOT_ASKED for a contact where none is met
 */
async function change(
  ctx: TransactionContext & Call,
  owner: AddressOwner,
  id: number,
  { version, ...wanted }: Input<typeof savedAddressesApi.changeSavedAddress>['body'],
) {
  requireOfCompany(owner, wanted)
  const address = await lockAddress(ctx, owner, id)
  if (address.version !== version) throw new Refusal('OWN_DATA_MOVED_ON')
  const type = wanted.addressType.id
  const isSameKind = address.addressTypeId === type
  const isDefault = wanted.isDefault || (isSameKind && address.isDefault)
  if (isDefault && !(isSameKind && address.isDefault)) await clearDefault(ctx.tx, owner, type)
  await noteAddress(ctx, owner, 'addressChanged', await updateSavedAddress(ctx.tx, id, { ...wanted, isDefault }))
  for (const kind of new Set([address.addressTypeId, type])) await restoreDefault(ctx.tx, owner, kind)
  return savedAddressDto(ctx.language, { ...(await lockAddress(ctx, owner, id)), shared: 'companyId' in owner })
}

export const changeSavedAddress = (ctx: TransactionContext & Call, { params, body }: Input<typeof savedAddressesApi.changeSavedAddress>) =>
  change(ctx, ownBook(ctx, params.cid), params.id, body)

export const changeCompanyAddress = (ctx: TransactionContext & Call, { params, body }: Input<typeof savedAddressesApi.changeCompanyAddress>) =>
  change(ctx, companyBook(ctx, params.companyId), params.addressId, body)
