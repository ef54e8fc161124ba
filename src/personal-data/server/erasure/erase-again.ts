import type { OutsideContext } from '#context.ts'
import { personalData } from '#personal-data.ts'
import { findPersonOfAccount, findPersonOfRequest } from '../person/person-store.ts'
import { eraseRowsOf, erasuresUndone, lockPerson } from './erasure-store.ts'

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
      const keys = await eraseRowsOf(part.tx, personalData, person, id)
      if (keys.length > 0) await part.announce('filesErased', { keys })
    })
    log.warn({ erasure: id }, 'somebody erased before was there again, and is erased again')
  }
}
