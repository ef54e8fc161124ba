import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { PolicyKind } from '../policy.ts'

export type Wording = { kind: PolicyKind; language: Language; sha256: string; body: string }

/**
 * Keeps a wording as the newest of its kind and language. One that was kept before is not kept twice; if another came
 * after it, it becomes the newest again.
 */
export async function storeWording(tx: Kysely<DB>, { kind, language, sha256, body }: Wording, now: Temporal.Instant): Promise<void> {
  await tx
    .insertInto('textVersions')
    .values({ kind, language, sha256, body, validFrom: now })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject', 'language', 'sha256'])
        .doUpdateSet({ validFrom: now })
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('textVersions as later')
              .select('later.id')
              .where('later.kind', '=', kind)
              .where('later.subject', '=', '')
              .where('later.language', '=', language)
              .whereRef('later.validFrom', '>', sql.ref('text_versions.valid_from')),
          ),
        ),
    )
    .execute()
}

export async function findWording(tx: ReadDb<DB>, kind: PolicyKind, language: Language, sha256: string): Promise<number | null> {
  const row = await tx
    .selectFrom('textVersions')
    .select('id')
    .where('kind', '=', kind)
    .where('subject', '=', '')
    .where('language', '=', language)
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row?.id ?? null
}
