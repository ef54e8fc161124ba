import { type Kysely, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { unlessTaken } from '#base/server/db/unless-taken.ts'
import type { DB } from '#db/schema.ts'
import type { SavedView } from '../saved-view.ts'

const columns = ['id', 'version', 'name', 'address', 'isDefault'] as const

export const viewsOf = (tx: ReadDb<DB>, accountId: number): Promise<SavedView[]> =>
  tx.selectFrom('requestViews').select(columns).where('accountId', '=', accountId).orderBy(sql`lower(name)`).execute()

/** Of two who change the views of one person at once, in two tabs, one comes after the other. */
export const lockViews = (tx: ReadDb<DB>, accountId: number) =>
  tx.selectFrom('accounts').select('id').where('id', '=', accountId).forNoKeyUpdate().execute()

type Named = Omit<SavedView, 'id' | 'version'>

/** One view at most is what the list opens with. */
export const dropDefault = (tx: Kysely<DB>, accountId: number) =>
  tx.updateTable('requestViews').set({ isDefault: false }).where('accountId', '=', accountId).where('isDefault', '=', true).execute()

/** @returns null when there is one of this name */
export const insertView = (tx: Kysely<DB>, accountId: number, view: Named): Promise<SavedView | null> =>
  unlessTaken(tx, 'request_views_by_name', () =>
    tx
      .insertInto('requestViews')
      .values({ accountId, ...view })
      .returning(columns)
      .executeTakeFirstOrThrow(),
  )

export const findView = (tx: ReadDb<DB>, accountId: number, id: number): Promise<SavedView | undefined> =>
  tx.selectFrom('requestViews').select(columns).where('accountId', '=', accountId).where('id', '=', id).executeTakeFirst()

/** @returns null when there is another of this name */
export const updateView = (tx: Kysely<DB>, id: number, { name, address, isDefault }: Named): Promise<SavedView | null> =>
  unlessTaken(tx, 'request_views_by_name', () =>
    tx
      .updateTable('requestViews')
      .set((eb) => ({ name, address, isDefault, version: eb('version', '+', 1) }))
      .where('id', '=', id)
      .returning(columns)
      .executeTakeFirstOrThrow(),
  )

export const deleteView = async (tx: Kysely<DB>, accountId: number, id: number): Promise<boolean> =>
  (await tx.deleteFrom('requestViews').where('accountId', '=', accountId).where('id', '=', id).returning('id').executeTakeFirst()) !== undefined
