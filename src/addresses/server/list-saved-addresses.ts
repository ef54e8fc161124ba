import { requireOwnAccount } from '#accounts/server/own-account.ts'
import type { Input } from '#base/endpoint.ts'
import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import type { savedAddressesApi } from '../saved-addresses.api.ts'
import { addressesOffered, companyBook } from './own-saved-addresses.ts'
import { savedAddressDto } from './saved-address-dto.ts'
import { companyExists, findSavedAddresses } from './saved-address-store.ts'

/** One's own, and those of one's company. */
export async function listSavedAddresses(ctx: ReadContext & Call, { params }: Input<typeof savedAddressesApi.listSavedAddresses>) {
  const rows = await addressesOffered(ctx, requireOwnAccount(ctx, params.id))
  return rows.map((row) => savedAddressDto(ctx.language, row))
}

/** For those who keep them. @throws Refusal NOT_FOUND, UNAUTHORISED */
export async function listCompanyAddresses(ctx: ReadContext & Call, { params }: Input<typeof savedAddressesApi.listCompanyAddresses>) {
  const owner = companyBook(ctx, params.companyId)
  if (!(await companyExists(ctx.tx, params.companyId))) throw new Refusal('NOT_FOUND')
  return (await findSavedAddresses(ctx.tx, owner)).map((row) => savedAddressDto(ctx.language, { ...row, shared: true }))
}
