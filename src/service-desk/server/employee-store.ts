import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

/** Whoever works at the service desk: may see the queue, and is not closed out. */
const atDesk = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'lastName', 'firstName', 'middleName'])
    .where('customerType', '=', 'EMPLOYEE')
    .where('enabled', '=', true)
    .where(sql<boolean>`permission_keys @> array['request.queue']`)

export const employeesAtDesk = (tx: ReadDb<DB>) => atDesk(tx).orderBy('lastName').orderBy('firstName').orderBy('id').execute()

export const findAtDesk = (tx: ReadDb<DB>, id: number) => atDesk(tx).where('id', '=', id).executeTakeFirst()

export const nameOfAccount = (tx: ReadDb<DB>, id: number) =>
  tx.selectFrom('accounts').select(['id', 'lastName', 'firstName', 'middleName']).where('id', '=', id).executeTakeFirstOrThrow()
