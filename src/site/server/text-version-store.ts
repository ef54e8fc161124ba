import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import type { ReferenceContext } from '#context.ts'
import type { DB } from '#db/schema.ts'
import { agreedKinds, type PolicyKind } from '../policy.ts'

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

const policyWordings = referenceData(['textVersions'], async (db: ReadDb<DB>): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('textVersions')
    .select(['id', 'kind', 'language', 'sha256'])
    .where('subject', '=', '')
    .where('kind', 'in', [...agreedKinds])
    .execute()
  return new Map(rows.map(({ id, kind, language, sha256 }) => [[kind, language, sha256].join(' '), id]))
})

export const findWording = async (ctx: ReferenceContext, kind: PolicyKind, language: Language, sha256: string): Promise<number | null> =>
  (await policyWordings(ctx)).get([kind, language, sha256].join(' ')) ?? null
