import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { type Column, columnNames } from '../columns.ts'

/** Whose headings they are: the company's where there is one. */
export type HeadingOwner = { readonly companyId: number } | { readonly accountId: number }

const known = (name: string | null): Column | null => columnNames.find((column) => column === name) ?? null

/** What the owner said of headings before; null: left out on purpose. */
export async function rememberedHeadings(tx: ReadDb<DB>, owner: HeadingOwner): Promise<ReadonlyMap<string, Column | null>> {
  const rows = await tx
    .selectFrom('bulkUploadHeadings')
    .select(['headingKey', 'columnName'])
    .where((eb) => ('companyId' in owner ? eb('companyId', '=', owner.companyId) : eb('accountId', '=', owner.accountId)))
    .execute()
  return new Map(rows.map(({ headingKey, columnName }) => [headingKey, known(columnName)]))
}

export async function rememberHeadings(tx: Kysely<DB>, owner: HeadingOwner, said: ReadonlyMap<string, Column | null>): Promise<void> {
  for (const [headingKey, columnName] of said) {
    const ofCompany = 'companyId' in owner
    await tx
      .insertInto('bulkUploadHeadings')
      .values({ ...owner, headingKey, columnName })
      .onConflict((on) =>
        (ofCompany
          ? on.columns(['companyId', 'headingKey']).where('companyId', 'is not', null)
          : on.columns(['accountId', 'headingKey']).where('accountId', 'is not', null)
        ).doUpdateSet({
          columnName: sql`excluded.column_name`,
        }),
      )
      .execute()
  }
}
