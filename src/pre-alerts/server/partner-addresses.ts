import { findSavedAddresses, type SavedAddressRow } from '#addresses/server/saved-address-store.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

/** The addresses a partner may choose: those of whoever announced first, then those of their company. */
export async function partnerAddresses(
  tx: ReadDb<DB>,
  { accountId, companyId }: { readonly accountId: number; readonly companyId: number | null },
): Promise<SavedAddressRow[]> {
  const own = await findSavedAddresses(tx, { accountId })
  return companyId === null ? own : [...own, ...(await findSavedAddresses(tx, { companyId }))]
}
