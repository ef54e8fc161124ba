import { type Kysely, sql } from 'kysely'
import type { DB } from '#db/schema.ts'

/** Whoever works at the service desk: may see the queue, and is not closed out. */
const atDesk = (tx: Kysely<DB>) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'lastName', 'firstName', 'middleName'])
    .where('customerType', '=', 'EMPLOYEE')
    .where('enabled', '=', true)
    .where(sql<boolean>`permission_keys @> array['request.queue']`)

export const employeesAtDesk = (tx: Kysely<DB>) => atDesk(tx).orderBy('lastName').orderBy('firstName').orderBy('id').execute()

export const findAtDesk = (tx: Kysely<DB>, id: number) => atDesk(tx).where('id', '=', id).executeTakeFirst()

export const nameOfAccount = (tx: Kysely<DB>, id: number) =>
  tx.selectFrom('accounts').select(['id', 'lastName', 'firstName', 'middleName']).where('id', '=', id).executeTakeFirstOrThrow()
