import { type Kysely, sql } from 'kysely'
import type { Language } from '#base/languages.ts'
import { compiledRow } from '#base/server/db/compiled-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { PolicyKind } from '../policy.ts'

type Wording = { id: number; kind: PolicyKind; language: Language; sha256: string }
export type UndrawnWording = Wording & { fileKey: null; body: string }
/** The words of one that was drawn are not read again with each confirmation of a booking: they are long. */
type DrawnWording = Wording & { fileKey: string; body: null }

const wordingOf = compiledRow((tx: ReadDb<DB>, { requestId, kind }: { requestId: number; kind: PolicyKind }) =>
  tx
    .selectFrom('requestConsents')
    .innerJoin('textVersions', 'textVersions.id', 'requestConsents.textVersionId')
    .select(['textVersions.id', 'kind', 'language', 'sha256', 'fileKey'])
    .select(sql<string | null>`case when file_key is null then body end`.as('body'))
    .where('requestId', '=', requestId)
    .where('kind', '=', kind)
    .$narrowType<UndrawnWording | DrawnWording>(),
)

/** The wording of a policy that a booking accepted; undefined for a request that came without one. */
export const acceptedWording = (tx: ReadDb<DB>, requestId: number, kind: PolicyKind) => wordingOf(tx, { requestId, kind })

type StoredPdf = { key: string; sha256: Buffer; size: number; mediaType: string }

/** @returns the key the wording has from now on: that of another, where somebody drew it meanwhile */
export async function fileWording(tx: Kysely<DB>, id: number, file: StoredPdf, now: Temporal.Instant): Promise<string> {
  await tx
    .insertInto('storedFiles')
    .values({ ...file, createdAt: now })
    .execute()
  const filed = await tx.updateTable('textVersions').set({ fileKey: file.key }).where('id', '=', id).where('fileKey', 'is', null).executeTakeFirst()
  if (filed.numUpdatedRows > 0n) return file.key
  await tx.deleteFrom('storedFiles').where('key', '=', file.key).execute()
  return (await tx.selectFrom('textVersions').select('fileKey').where('id', '=', id).executeTakeFirstOrThrow()).fileKey ?? file.key
}
