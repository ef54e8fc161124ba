import { requireOwnAccount } from '#accounts/server/own-account.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import type { savedAddressesApi } from '../saved-addresses.api.ts'
import { addressesOffered } from './own-saved-addresses.ts'
import { savedAddressDto } from './saved-address-dto.ts'

/** One's own, and those of one's company. */
export async function listSavedAddresses(ctx: ReadContext & Call, { params }: Input<typeof savedAddressesApi.listSavedAddresses>) {
  const rows = await addressesOffered(ctx, requireOwnAccount(ctx, params.id))
  return rows.map((row) => savedAddressDto(ctx.language, row))
}
