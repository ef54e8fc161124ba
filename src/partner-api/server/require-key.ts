import type { Call, ReadContext } from '#context.ts'
import { Refusal } from '#errors.ts'
import { findKey, type StoredKey } from './key-store.ts'

/** @throws Refusal NOT_FOUND, also for a key of another company */
export async function requireKey(
  { tx, language }: Pick<ReadContext & Call, 'tx' | 'language'>,
  key: { companyId: number; keyId: number },
): Promise<StoredKey> {
  const found = await findKey(tx, key, language)
  if (!found) throw new Refusal('NOT_FOUND')
  return found
}
