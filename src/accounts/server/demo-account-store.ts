import type { Insertable, Kysely } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Accounts, DB } from '#db/schema.ts'

export type NewAccount = Insertable<Accounts>

export async function countDemoAccounts(db: ReadDb<DB>): Promise<number> {
  const { count } = await db
    .selectFrom('accounts')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('demo', '=', true)
    .where('enabled', '=', true)
    .executeTakeFirstOrThrow()
  return count
}

/** Two portals may start at once: whoever comes second finds the accounts there. */
export const keepDemoAccounts = (tx: Kysely<DB>, accounts: readonly NewAccount[]) =>
  tx
    .insertInto('accounts')
    .values(accounts.map((one) => ({ ...one, demo: true })))
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
