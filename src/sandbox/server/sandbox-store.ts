import type { Kysely } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

export type StoredSandbox = NonNullable<Awaited<ReturnType<typeof findSandbox>>>

const sandboxes = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('sandboxes')
    .innerJoin('companies', 'companies.id', 'sandboxes.companyId')
    .select(['companyId', 'database', 'tag', 'aheadHours', 'openedAt', 'usedAt'])
    .select(['companies.name', 'companies.businessFormId', 'companies.customerType'])

export const findSandbox = (tx: ReadDb<DB>, companyId: number) => sandboxes(tx).where('companyId', '=', companyId).executeTakeFirst()

export const sandboxOfTag = (tx: ReadDb<DB>, tag: string) => sandboxes(tx).where('tag', '=', tag).executeTakeFirst()

type NewSandbox = { readonly companyId: number; readonly database: string; readonly tag: string; readonly openedBy: number }

/** One that is there already stays. */
export const insertSandbox = (tx: Kysely<DB>, now: Temporal.Instant, sandbox: NewSandbox) =>
  tx
    .insertInto('sandboxes')
    .values({ ...sandbox, openedAt: now, usedAt: now })
    .onConflict((conflict) => conflict.column('companyId').doNothing())
    .execute()

export const deleteSandboxRow = (tx: Kysely<DB>, companyId: number) => tx.deleteFrom('sandboxes').where('companyId', '=', companyId).execute()

export const noteSandboxUsed = (tx: Kysely<DB>, now: Temporal.Instant, companyId: number) =>
  tx.updateTable('sandboxes').set({ usedAt: now }).where('companyId', '=', companyId).where('usedAt', '<', now).execute()

/** Its clock never goes back. */
export const storeSandboxClock = (tx: Kysely<DB>, companyId: number, aheadHours: number) =>
  tx.updateTable('sandboxes').set({ aheadHours }).where('companyId', '=', companyId).where('aheadHours', '<', aheadHours).execute()

export const unusedSandboxes = (tx: ReadDb<DB>, since: Temporal.Instant) =>
  tx.selectFrom('sandboxes').select(['companyId', 'database']).where('usedAt', '<', since).orderBy('usedAt').limit(50).execute()
