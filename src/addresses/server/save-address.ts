import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { isSameSaved, maxSavedAddresses, type NewSavedAddress } from '../saved-address.ts'
import type { savedAddressesApi } from '../saved-addresses.api.ts'
import { noteAddress } from './note-address.ts'
import { companyBook, lockAddresses, ownBook, requireOfCompany } from './own-saved-addresses.ts'
import { savedAddressDto } from './saved-address-dto.ts'
import { type AddressOwner, clearDefault, insertSavedAddress, type SavedAddressRow, updateSavedAddress } from './saved-address-store.ts'

/**
 * Saved twice, an address is there once. The first of a kind is its default.
 * @throws Refusal NOT_FOUND, ADDRESSES_TOO_MANY, FIELD_NOT_ASKED for a contact where none is met
 */
async function save(ctx: TransactionContext & Call, owner: AddressOwner, body: NewSavedAddress) {
  requireOfCompany(owner, body)
  const addresses = await lockAddresses(ctx, owner)
  const answer = (row: SavedAddressRow) => savedAddressDto(ctx.language, { ...row, shared: 'companyId' in owner })
  const ofKind = addresses.filter(({ addressTypeId }) => addressTypeId === body.addressType.id)
  const known = ofKind.find((row) => isSameSaved(body.addressType.id, row, body))
  if (known) return answer(await madeDefault(ctx, owner, known, body))
  if (addresses.length >= maxSavedAddresses) throw new Refusal('ADDRESSES_TOO_MANY', { values: { max: maxSavedAddresses } })
  const isDefault = body.isDefault || ofKind.length === 0
  if (isDefault) await clearDefault(ctx.tx, owner, body.addressType.id)
  const saved = await insertSavedAddress(ctx.tx, ctx.now, owner, { ...body, isDefault })
  await noteAddress(ctx, owner, 'addressAdded', saved)
  return answer(saved)
}

/** What is there already stays as it is, but can become the default. */
async function madeDefault({ tx }: TransactionContext, owner: AddressOwner, row: SavedAddressRow, wanted: NewSavedAddress): Promise<SavedAddressRow> {
  if (!wanted.isDefault || row.isDefault) return row
  await clearDefault(tx, owner, row.addressTypeId)
  const { id, version: _, addressTypeId, ...kept } = row
  return updateSavedAddress(tx, id, { ...kept, addressType: { id: addressTypeId }, isDefault: true })
}

export const saveAddress = (ctx: TransactionContext & Call, { params, body }: Input<typeof savedAddressesApi.saveAddress>) =>
  save(ctx, ownBook(ctx, params.id), body)

export const saveCompanyAddress = (ctx: TransactionContext & Call, { params, body }: Input<typeof savedAddressesApi.saveCompanyAddress>) =>
  save(ctx, companyBook(ctx, params.companyId), body)
