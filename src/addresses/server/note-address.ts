import { noteInCompanyLog } from '#accounts/server/company-log-store.ts'
import { accountIdOf } from '#accounts/who.ts'
import type { Call, TransactionContext } from '#context.ts'
import { formatAddress } from '../format-address.ts'
import type { AddressOwner, SavedAddressRow } from './saved-address-store.ts'

/** The log of a company tells who changed its addresses; one's own have none. */
export async function noteAddress(
  { tx, now, actor }: TransactionContext & Call,
  owner: AddressOwner,
  action: 'addressAdded' | 'addressChanged' | 'addressRemoved',
  address: SavedAddressRow,
): Promise<void> {
  const byAccountId = accountIdOf(actor)
  if (!('companyId' in owner) || byAccountId === null) return
  const about = [address.label, address.billingName, formatAddress(address)].filter(Boolean).join(', ').slice(0, 200)
  await noteInCompanyLog(tx, now, { companyId: owner.companyId, byAccountId, action, about })
}
