import { type Kysely, sql } from 'kysely'
import { nameOf } from '#accounts/server/name-store.ts'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import type { Grade, PriceKind } from '../../price.ts'
import type { PriceRow } from '../../price-change.ts'

const changes = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('priceChanges')
    .select(['priceChanges.id', 'title', 'priceChanges.status', 'validFrom', 'revision', 'priceChanges.createdAt', 'publishedAt'])
    .leftJoin('priceLists', 'priceLists.id', 'priceListId')
    .select(['priceListId', 'priceLists.name as listName'])
    .select((eb) => eb.selectFrom('prices').whereRef('changeId', '=', 'priceChanges.id').select(sql<number>`count(*)::int`.as('count')).as('rows'))
    .$narrowType<{ status: 'draft' | 'published' }>()

/** @param language in which whoever made or published it is named */
const changesAndBy = (tx: ReadDb<DB>, language: Language) =>
  changes(tx)
    .leftJoin('accounts', (join) => join.on(sql<boolean>`accounts.id = coalesce(published_by_account_id, created_by_account_id)`))
    .select(sql<string | null>`nullif(${nameOf(language, 'accounts')}, '')`.as('by'))

/** The newest first. */
export const listChanges = (tx: ReadDb<DB>, after: number | undefined, size: number, language: Language) =>
  changesAndBy(tx, language)
    .$if(after !== undefined, (query) => query.where('priceChanges.id', '<', after ?? 0))
    .orderBy('priceChanges.id', 'desc')
    .limit(size)
    .execute()

export const findChange = (tx: ReadDb<DB>, id: number) => changes(tx).where('priceChanges.id', '=', id).executeTakeFirst()

export const findChangeAndBy = (tx: ReadDb<DB>, id: number, language: Language) =>
  changesAndBy(tx, language).where('priceChanges.id', '=', id).executeTakeFirst()

export async function insertChange(
  tx: Kysely<DB>,
  { title, priceListId }: { title: string; priceListId: number | null },
  now: Temporal.Instant,
  accountId: number | null,
): Promise<number> {
  const { id } = await tx
    .insertInto('priceChanges')
    .values({ title, priceListId, createdAt: now, createdByAccountId: accountId })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** @returns the new revision; undefined when it was saved or published meanwhile */
export async function nextRevision(tx: Kysely<DB>, id: number, revision: number): Promise<number | undefined> {
  const row = await tx
    .updateTable('priceChanges')
    .set({ revision: sql`revision + 1` })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .where('revision', '=', revision)
    .returning('revision')
    .executeTakeFirst()
  return row?.revision
}

export const rowsOfChange = (tx: ReadDb<DB>, changeId: number) =>
  tx
    .selectFrom('prices')
    .select(['id', 'kind', 'brandId', 'productGroupId', 'productTypeId', 'failureOptionId', 'serviceOptionId', 'grade', 'storageGb'])
    .select(['netFrom', 'netTo', 'labourMinutes', 'partsNote', 'daysFrom', 'daysTo', 'notes'])
    .where('changeId', '=', changeId)
    .orderBy('id')
    .$narrowType<{ kind: PriceKind; grade: Grade | null; notes: Record<string, string> }>()
    .execute()

const subjectColumns = ['kind', 'brandId', 'productGroupId', 'productTypeId', 'failureOptionId', 'serviceOptionId', 'grade', 'storageGb'] as const

/** Rows about the same things are replaced. */
export async function putRows(tx: Kysely<DB>, changeId: number, rows: readonly PriceRow[]): Promise<void> {
  for (let from = 0; from < rows.length; from += 500)
    await tx
      .insertInto('prices')
      .values(rows.slice(from, from + 500).map(({ notes, ...row }) => ({ ...row, changeId, notes: JSON.stringify(said(notes)) })))
      .onConflict((on) =>
        on.columns(['changeId', ...subjectColumns]).doUpdateSet((eb) => ({
          netFrom: eb.ref('excluded.netFrom'),
          netTo: eb.ref('excluded.netTo'),
          labourMinutes: eb.ref('excluded.labourMinutes'),
          partsNote: eb.ref('excluded.partsNote'),
          daysFrom: eb.ref('excluded.daysFrom'),
          daysTo: eb.ref('excluded.daysTo'),
          notes: eb.ref('excluded.notes'),
        })),
      )
      .execute()
}

const said = (notes: PriceRow['notes']) => Object.fromEntries(Object.entries(notes).filter(([, text]) => text !== ''))

export async function removeRow(tx: Kysely<DB>, changeId: number, rowId: number): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('prices').where('changeId', '=', changeId).where('id', '=', rowId).executeTakeFirst()
  return numDeletedRows === 1n
}

/** @returns false when it was saved or published meanwhile */
export async function markPublished(tx: Kysely<DB>, id: number, revision: number, validFrom: Day, now: Temporal.Instant, accountId: number | null) {
  const { numUpdatedRows } = await tx
    .updateTable('priceChanges')
    .set({ status: 'published', validFrom, publishedAt: now, publishedByAccountId: accountId })
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** @returns false when there is no such draft */
export async function deleteDraft(tx: Kysely<DB>, id: number): Promise<boolean> {
  const draft = await tx.selectFrom('priceChanges').select('id').where('id', '=', id).where('status', '=', 'draft').forUpdate().executeTakeFirst()
  if (!draft) return false
  await tx.deleteFrom('prices').where('changeId', '=', id).execute()
  await tx.deleteFrom('priceChanges').where('id', '=', id).execute()
  return true
}

/** Every published row about the same thing as this one in the same list, the newest first; undefined: there is no such row. */
export async function historyOf(tx: ReadDb<DB>, priceId: number) {
  const price = await tx
    .selectFrom('prices')
    .innerJoin('priceChanges', 'priceChanges.id', 'changeId')
    .select(['priceListId', ...subjectColumns])
    .where('prices.id', '=', priceId)
    .executeTakeFirst()
  if (!price) return undefined
  return subjectColumns
    .reduce(
      (query, column) => query.where(sql<boolean>`${sql.ref(`prices.${column}`)} is not distinct from ${price[column]}`),
      tx
        .selectFrom('prices')
        .innerJoin('priceChanges', 'priceChanges.id', 'changeId')
        .where('status', '=', 'published')
        .where(sql<boolean>`price_list_id is not distinct from ${price.priceListId}`)
        .select(['prices.id', 'changeId', 'title', 'validFrom', 'publishedAt', 'netFrom', 'netTo'])
        .$narrowType<{ validFrom: Day; publishedAt: Temporal.Instant }>(),
    )
    .orderBy('validFrom', 'desc')
    .orderBy('publishedAt', 'desc')
    .orderBy('prices.id', 'desc')
    .limit(200)
    .execute()
}
