import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import type { DB } from '#db/schema.ts'
import type { StoredFile } from '#documents/server/document-store.ts'
import type { ManualPlace, WrittenArticle } from '../manual.ts'
import { searchableArticle } from '../manual-search.ts'

const articleRows = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('manualArticles')
    .innerJoin('manualVersions', (join) =>
      join.onRef('manualVersions.articleId', '=', 'manualArticles.id').onRef('manualVersions.version', '=', 'manualArticles.version'),
    )
    .select(['manualArticles.id', 'manualArticles.version', 'confirmedSince', 'retiredAt'])
    .select(['title', 'body', 'brandIds', 'places', 'important', 'writtenAt', 'writtenBy'])
    .$narrowType<{ places: ManualPlace[] }>()

export type StoredArticle = NonNullable<Awaited<ReturnType<typeof findArticle>>>

/** Every article as it stands, by title, ready to be searched. */
export const articlesOfManual = referenceData(['manualArticles', 'manualVersions'], async (db: ReadDb<DB>) =>
  (await articleRows(db).orderBy(sql`title collate "hu-x-icu"`).orderBy('manualArticles.id').execute()).map((article) => ({
    ...article,
    found: searchableArticle(article.title, article.body),
  })),
)
export type ReadyArticle = Awaited<ReturnType<typeof articlesOfManual>>[number]

export const findArticle = (tx: ReadDb<DB>, id: number) => articleRows(tx).where('manualArticles.id', '=', id).executeTakeFirst()

/** Two who write at once wait for each other. */
export const lockArticle = (tx: Kysely<DB>, id: number) =>
  tx.selectFrom('manualArticles').select(['id', 'version', 'confirmedSince', 'retiredAt']).where('id', '=', id).forUpdate().executeTakeFirst()

export const countArticles = async (tx: ReadDb<DB>): Promise<number> => {
  const { count } = await tx
    .selectFrom('manualArticles')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('retiredAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

const versions = (tx: ReadDb<DB>, articleId: number) =>
  tx
    .selectFrom('manualVersions')
    .leftJoin('accounts', 'accounts.id', 'writtenBy')
    .select(['manualVersions.version', 'title', 'body', 'brandIds', 'places', 'important', 'note', 'writtenAt'])
    .select(['lastName', 'firstName', 'middleName'])
    .where('articleId', '=', articleId)
    .$narrowType<{ places: ManualPlace[] }>()

/** The newest first. @returns one more than the page, which tells whether there is another */
export function versionsOf(tx: ReadDb<DB>, articleId: number, { after, size }: { after: number | undefined; size: number }) {
  let query = versions(tx, articleId)
  if (after !== undefined) query = query.where('manualVersions.version', '<', after)
  return query
    .orderBy('manualVersions.version', 'desc')
    .limit(size + 1)
    .execute()
}

export const findVersion = (tx: ReadDb<DB>, articleId: number, version: number) =>
  versions(tx, articleId).where('manualVersions.version', '=', version).executeTakeFirst()

type Edit = { readonly by: number; readonly at: Temporal.Instant }

const insertVersion = (tx: Kysely<DB>, articleId: number, version: number, written: WrittenArticle, { by, at }: Edit) =>
  tx
    .insertInto('manualVersions')
    .values({ articleId, version, ...written, writtenAt: at, writtenBy: by })
    .execute()

/** @returns its id */
export async function insertArticle(tx: Kysely<DB>, written: WrittenArticle, edit: Edit): Promise<number> {
  const { id } = await tx.insertInto('manualArticles').defaultValues().returning('id').executeTakeFirstOrThrow()
  await insertVersion(tx, id, 1, written, edit)
  return id
}

/** A further version of an article that is locked. */
export async function changeArticle(
  tx: Kysely<DB>,
  { id, version, confirmedSince }: { id: number; version: number; confirmedSince: number },
  written: WrittenArticle,
  edit: Edit,
): Promise<void> {
  await insertVersion(tx, id, version, written, edit)
  await tx.updateTable('manualArticles').set({ version, confirmedSince }).where('id', '=', id).execute()
}

export const setRetired = (tx: Kysely<DB>, id: number, retiredAt: Temporal.Instant | null) =>
  tx.updateTable('manualArticles').set({ retiredAt }).where('id', '=', id).execute()

/** Of each article the newest version somebody confirmed. */
export const confirmedBy = async (tx: ReadDb<DB>, accountId: number): Promise<ReadonlyMap<number, number>> => {
  const rows = await tx
    .selectFrom('manualConfirmations')
    .select(['articleId', ({ fn }) => fn.max('version').as('version')])
    .where('accountId', '=', accountId)
    .groupBy('articleId')
    .execute()
  return new Map(rows.map(({ articleId, version }) => [articleId, version]))
}

/** The same version twice is once. */
export const insertConfirmation = (tx: Kysely<DB>, row: { articleId: number; version: number; accountId: number; at: Temporal.Instant }) =>
  tx
    .insertInto('manualConfirmations')
    .values(row)
    .onConflict((conflict) => conflict.columns(['articleId', 'accountId', 'version']).doNothing())
    .execute()

/** Employees who may read the manual, those who have not confirmed this article since a version first. */
export const confirmationsOf = (tx: ReadDb<DB>, articleId: number, since: number) =>
  tx
    .selectFrom('accounts')
    .leftJoin('manualConfirmations', (join) =>
      join.onRef('accountId', '=', 'accounts.id').on('articleId', '=', articleId).on('manualConfirmations.version', '>=', since),
    )
    .select(['accounts.id', 'lastName', 'firstName', 'middleName', ({ fn }) => fn.min('at').as('at')])
    .where('customerType', '=', 'EMPLOYEE')
    .where('enabled', '=', true)
    .where(sql<boolean>`'manual.view' = any(permission_keys)`)
    .groupBy('accounts.id')
    .orderBy(sql`min(at) is not null`)
    .orderBy('lastName')
    .orderBy('firstName')
    .orderBy('accounts.id')
    .execute()

/** @returns its id */
export async function insertPicture(tx: Kysely<DB>, file: StoredFile, { by, at }: Edit): Promise<number> {
  await tx
    .insertInto('storedFiles')
    .values({ ...file, createdAt: at })
    .execute()
  const { id } = await tx
    .insertInto('manualPictures')
    .values({ fileKey: file.key, addedAt: at, addedBy: by })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findPicture = (tx: ReadDb<DB>, id: number) => tx.selectFrom('manualPictures').select(['fileKey']).where('id', '=', id).executeTakeFirst()
