import { requireOwnAccount } from '#accounts/server/own-account.ts'
import type { Call, TransactionContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { findSavedAddresses, lockAddressesOf, type SavedAddressRow } from './saved-address-store.ts'

/** The addresses of one's own account, which nobody else changes until this transaction ends. @throws Refusal NOT_FOUND */
export async function lockOwnAddresses(ctx: TransactionContext & Call, accountId: number): Promise<readonly SavedAddressRow[]> {
  if (!(await lockAddressesOf(ctx.tx, requireOwnAccount(ctx, accountId)))) throw new Refusal('NOT_FOUND')
  return findSavedAddresses(ctx.tx, accountId)
}

/** @throws Refusal NOT_FOUND for one that is gone, or somebody else's */
export async function lockOwnAddress(ctx: TransactionContext & Call, { cid, id }: { readonly cid: number; readonly id: number }) {
  const address = (await lockOwnAddresses(ctx, cid)).find((one) => one.id === id)
  if (!address) throw new Refusal('NOT_FOUND')
  return address
}
