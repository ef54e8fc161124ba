import type { Kysely } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { CustomerType } from '../who.ts'

/** Every open account of a login (decision 112): itself and those that follow it, the one used last first. */
export const openAccountsOf = (tx: ReadDb<DB>, login: number) =>
  tx
    .selectFrom('accounts')
    .leftJoin('lookups', (join) => join.on('lookups.kind', '=', 'businessForms').onRef('lookups.id', '=', 'accounts.businessFormId'))
    .select(['accounts.id', 'customerType', 'companyName', 'lookups.short as businessForm'])
    .where((eb) => eb.or([eb('accounts.id', '=', login), eb('loginAccountId', '=', login)]))
    .where('enabled', '=', true)
    .orderBy('lastLoginAt', (order) => order.desc().nullsLast())
    .orderBy('accounts.id')
    .$narrowType<{ customerType: CustomerType }>()
    .execute()

/** From the next call on the session acts as another account of its login. */
export const moveSession = (tx: Kysely<DB>, sessionId: number, accountId: number) =>
  tx.updateTable('sessions').set({ accountId }).where('id', '=', sessionId).where('endedAt', 'is', null).execute()
