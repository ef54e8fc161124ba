import type { OutsideContext } from '#context.ts'
import { findPersonOfAccount, findPersonOfRequest } from '../person/person-store.ts'
import { eraseRows } from './erase-rows.ts'
import { erasuresUndone, lockPerson } from './erasure-store.ts'

/**
 * Erases again whoever a restored backup has brought back: the table of erasures, kept or copied back, says whom (docs/operations.md). Only
 * what was erased then: requests that came later are not touched.
 */
export async function eraseAgain({ tx, transaction, log }: OutsideContext): Promise<void> {
  for (const { id, accountId, requestIds } of await erasuresUndone(tx)) {
    await transaction(async (part) => {
      const [first] = requestIds
      const known =
        (accountId === null ? undefined : await findPersonOfAccount(part.tx, accountId)) ??
        (first === undefined ? undefined : await findPersonOfRequest(part.tx, first))
      const person = { accountId, requestIds, addresses: known?.addresses ?? [] }
      await lockPerson(part.tx, person)
      await eraseRows(part, person, id)
    })
    log.warn({ erasure: id }, 'somebody erased before was there again, and is erased again')
  }
}
