import type { TransactionContext } from '#context.ts'
import { personalData } from '#personal-data.ts'
import type { Person } from '../person/person-store.ts'
import { eraseRowsOf } from './erasure-store.ts'

/** Erases what is known of a person under the number of an erasure; the files follow when the rows are gone for good. */
export async function eraseRows(
  { tx, announce, now }: Pick<TransactionContext, 'tx' | 'announce' | 'now'>,
  person: Person,
  erasureId: number,
): Promise<void> {
  const keys = await eraseRowsOf(tx, personalData, { person, erasureId, now })
  if (keys.length > 0) await announce('filesErased', { keys })
}
