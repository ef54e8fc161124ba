import type { Kysely } from 'kysely'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { PolicyKind } from '../policy.ts'

export type AcceptedWording = { id: number; kind: PolicyKind; language: Language; sha256: string; body: string; fileKey: string | null }

/** The wording of a policy that a booking accepted; undefined for a request that came without one. */
export const acceptedWording = (tx: ReadDb<DB>, requestId: number, kind: PolicyKind): Promise<AcceptedWording | undefined> =>
  tx
    .selectFrom('requestConsents')
    .innerJoin('textVersions', 'textVersions.id', 'requestConsents.textVersionId')
    .select(['textVersions.id', 'kind', 'language', 'sha256', 'body', 'fileKey'])
    .where('requestId', '=', requestId)
    .where('kind', '=', kind)
    .$narrowType<{ kind: PolicyKind; language: Language }>()
    .executeTakeFirst()

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
