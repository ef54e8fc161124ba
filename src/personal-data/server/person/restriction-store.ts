import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'

/** Since when the data of an account are only stored; asking again does not move it. @returns as it stands now */
export async function setRestriction(tx: Kysely<DB>, accountId: number, since: Temporal.Instant | null): Promise<Temporal.Instant | null> {
  const { restrictedAt } = await tx
    .updateTable('accounts')
    .set((eb) => ({ restrictedAt: since === null ? null : eb.fn.coalesce('restrictedAt', eb.val(since)) }))
    .where('id', '=', accountId)
    .returning('restrictedAt')
    .executeTakeFirstOrThrow()
  return restrictedAt
}
