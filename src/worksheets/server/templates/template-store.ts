import type { Kysely } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import type { DB } from '#db/schema.ts'
import type { TemplateField } from '../../templates.ts'

const columns = ['id', 'field', 'title', 'body', 'brandId', 'productGroupId', 'version', 'retiredAt'] as const

/** Every ready text, by title. There are some hundreds, and every open sheet asks for them. */
export const everyTemplate = referenceData(['worksheetTemplates'], (db: ReadDb<DB>) =>
  db.selectFrom('worksheetTemplates').select(columns).orderBy('title').orderBy('id').$narrowType<{ field: TemplateField }>().execute(),
)
export type StoredTemplate = Awaited<ReturnType<typeof everyTemplate>>[number]

type Written = Pick<StoredTemplate, 'field' | 'title' | 'body' | 'brandId' | 'productGroupId'>
type By = { readonly now: Temporal.Instant; readonly accountId: number }

export const insertTemplate = (tx: Kysely<DB>, written: Written, { now, accountId }: By): Promise<StoredTemplate> =>
  tx
    .insertInto('worksheetTemplates')
    .values({ ...written, writtenAt: now, writtenByAccountId: accountId })
    .returning(columns)
    .$narrowType<{ field: TemplateField }>()
    .executeTakeFirstOrThrow()

export const lockTemplate = (tx: Kysely<DB>, id: number) =>
  tx.selectFrom('worksheetTemplates').select(['version', 'retiredAt']).where('id', '=', id).forUpdate().executeTakeFirst()

export const updateTemplate = (
  tx: Kysely<DB>,
  id: number,
  { now, accountId, ...change }: Written & By & { readonly version: number; readonly retiredAt: Temporal.Instant | null },
): Promise<StoredTemplate> =>
  tx
    .updateTable('worksheetTemplates')
    .set({ ...change, writtenAt: now, writtenByAccountId: accountId })
    .where('id', '=', id)
    .returning(columns)
    .$narrowType<{ field: TemplateField }>()
    .executeTakeFirstOrThrow()

/** What a sheet's device is, for the texts that fit it. */
export const deviceOfSheet = (tx: ReadDb<DB>, worksheetId: number) =>
  tx
    .selectFrom('worksheets')
    .innerJoin('requests', 'requests.id', 'requestId')
    .select(['brandId', 'productGroupId'])
    .where('worksheets.id', '=', worksheetId)
    .executeTakeFirst()
