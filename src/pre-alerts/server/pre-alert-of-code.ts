import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { spellingsOf } from '#requests/identifier.ts'
import { referenceKey } from '../pre-alert.ts'
import { openOfCode } from './pre-alert-store.ts'

/** Announced devices that a scanned code stands for, by the partner's reference or the device's own number; two partners may use one reference. */
export async function openPreAlertsOfCode(tx: ReadDb<DB>, code: string): Promise<number[]> {
  const key = referenceKey(code.slice(0, 300))
  return key === '' ? [] : (await openOfCode(tx, { key, identifiers: spellingsOf(code.slice(0, 300)) }, 2)).map(({ id }) => id)
}
