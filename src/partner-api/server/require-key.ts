import type { ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { findKey, type StoredKey } from './key-store.ts'

/** @throws Refusal NOT_FOUND, also for a key of another company */
export async function requireKey({ tx }: Pick<ReadContext, 'tx'>, key: { companyId: number; keyId: number }): Promise<StoredKey> {
  const found = await findKey(tx, key)
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}
