import type { Input } from '#base/endpoint.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { isSameSaved, maxSavedAddresses, type NewSavedAddress } from '../saved-address.ts'
import type { savedAddressesApi } from '../saved-addresses.api.ts'
import { lockOwnAddresses } from './own-saved-addresses.ts'
import { savedAddressDto } from './saved-address-dto.ts'
import { clearDefault, insertSavedAddress, type SavedAddressRow, updateSavedAddress } from './saved-address-store.ts'

/**
 * Saved twice, an address is there once. The first of a kind is its default.
 * @throws Refusal NOT_FOUND, ADDRESSES_TOO_MANY
 */
export async function saveAddress(ctx: TransactionContext & Call, { params, body }: Input<typeof savedAddressesApi.saveAddress>) {
  const addresses = await lockOwnAddresses(ctx, params.id)
  const ofKind = addresses.filter(({ addressTypeId }) => addressTypeId === body.addressType.id)
  const known = ofKind.find((row) => isSameSaved(body.addressType.id, row, body))
  if (known) return savedAddressDto(ctx.language, await madeDefault(ctx, params.id, known, body))
  if (addresses.length >= maxSavedAddresses) throw new Refusal('ADDRESSES_TOO_MANY', { values: { max: maxSavedAddresses } })
  const isDefault = body.isDefault || ofKind.length === 0
  if (isDefault) await clearDefault(ctx.tx, params.id, body.addressType.id)
  return savedAddressDto(ctx.language, await insertSavedAddress(ctx.tx, ctx.now, params.id, { ...body, isDefault }))
}

/** What is there already stays as it is, but can become the default. */
async function madeDefault({ tx }: TransactionContext, accountId: number, row: SavedAddressRow, wanted: NewSavedAddress): Promise<SavedAddressRow> {
  if (!wanted.isDefault || row.isDefault) return row
  await clearDefault(tx, accountId, row.addressTypeId)
  const { id, version: _, addressTypeId, ...kept } = row
  return updateSavedAddress(tx, id, { ...kept, addressType: { id: addressTypeId }, isDefault: true })
}
