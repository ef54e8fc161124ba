import type { Kysely } from 'kysely'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { referenceData } from '#base/server/db/reference-data.ts'
import type { DB } from '#db/schema.ts'
import { type DecisionText, decisionTextKinds } from '../decision-text.ts'

export type Wording = { kind: DecisionText; language: Language; sha256: string; body: string }

/** The ids of every wording that was ever in use, by `keyOf`. */
export const wordingIds = referenceData(['textVersions'], async (db: ReadDb<DB>): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('textVersions')
    .select(['id', 'kind', 'language', 'sha256'])
    .where('subject', '=', '')
    .where('kind', 'in', decisionTextKinds)
    .execute()
  return new Map(rows.map((row) => [keyOf(row), row.id]))
})

export const keyOf = ({ kind, language, sha256 }: { kind: string; language: string; sha256: string }) => [kind, language, sha256].join(' ')

/** A wording that is there already is left as it is. */
export const storeWordings = (tx: Kysely<DB>, wordings: readonly Wording[], now: Temporal.Instant) =>
  tx
    .insertInto('textVersions')
    .values(wordings.map((wording) => ({ ...wording, validFrom: now })))
    .onConflict((on) => on.doNothing())
    .execute()

export async function wordingOf(tx: ReadDb<DB>, id: number): Promise<string> {
  const { body } = await tx.selectFrom('textVersions').select('body').where('id', '=', id).executeTakeFirstOrThrow()
  return body
}
