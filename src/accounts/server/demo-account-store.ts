import type { Insertable, Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { AccountAddresses, Accounts, DB } from '#db/schema.ts'

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

/** Two portals may start at once: whoever comes second waits until the transaction of the first has ended, and finds the accounts there. */
export const lockDemoAccounts = (tx: Kysely<DB>) => sql`select pg_advisory_xact_lock(hashtext('demo accounts'))`.execute(tx)

/** Those whose address is known already stay as they are. */
export const saveDemoAccounts = (tx: Kysely<DB>, accounts: readonly NewAccount[]) =>
  tx
    .insertInto('accounts')
    .values(accounts.map((one) => ({ ...one, demo: true })))
    .onConflict((conflict) => conflict.column('email').where('loginAccountId', 'is', null).doNothing())
    .execute()

export type DemoAddress = Omit<Insertable<AccountAddresses>, 'accountId'>

/** Addresses of a demo account that has none yet. */
export async function saveDemoAddresses(tx: Kysely<DB>, email: string, addresses: readonly DemoAddress[]): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .select('id')
    .where('email', '=', email)
    .where('demo', '=', true)
    .where((eb) => eb.not(eb.exists(eb.selectFrom('accountAddresses').select('id').whereRef('accountId', '=', 'accounts.id'))))
    .executeTakeFirst()
  if (!account) return
  await tx
    .insertInto('accountAddresses')
    .values(addresses.map((address) => ({ ...address, accountId: account.id })))
    .execute()
}
