import type { Kysely } from 'kysely'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { DecisionText } from '../decision-text.ts'

export type Wording = { kind: DecisionText; language: Language; sha256: string; body: string }

export const findWordings = async (tx: ReadDb<DB>, wordings: readonly Wording[]): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .selectFrom('textVersions')
    .select(['id', 'kind', 'language', 'sha256'])
    .where('subject', '=', '')
    .where('kind', 'in', ['orderToPay', 'startNow', 'startLoss'])
    .where(
      'sha256',
      'in',
      wordings.map(({ sha256 }) => sha256),
    )
    .execute()
  return new Map(rows.map((row) => [keyOf(row), row.id]))
}

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
