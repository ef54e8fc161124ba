import type { Kysely } from 'kysely'
import { type ApiScope, knownScopes } from '#accounts/api-scope.ts'
import { nameOf } from '#accounts/server/name-store.ts'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { ApiKeyLogEntry } from '../api-key.ts'

type NewEntry = {
  readonly companyId: number
  readonly keyId: number
  readonly byAccountId: number
  readonly action: ApiKeyLogEntry['action']
  readonly name: string
  readonly scopes: readonly ApiScope[]
}

export const noteInKeyLog = (tx: Kysely<DB>, at: Temporal.Instant, entry: NewEntry) =>
  tx
    .insertInto('apiKeyLog')
    .values({ ...entry, scopes: [...entry.scopes], at })
    .execute()

/** The newest first, one more than the page. Who did it is named as the account is named now. */
export async function readKeyLog(
  tx: ReadDb<DB>,
  companyId: number,
  { after, size, language }: { after?: number | undefined; size: number; language: Language },
) {
  let query = tx
    .selectFrom('apiKeyLog as log')
    .innerJoin('accounts as doer', 'doer.id', 'log.byAccountId')
    .select(['log.id', 'log.at', 'log.action', 'log.name', 'log.scopes'])
    .select(nameOf(language, 'doer').as('by'))
    .where('log.companyId', '=', companyId)
  if (after !== undefined) query = query.where('log.id', '<', after)
  const rows = await query
    .orderBy('log.id', 'desc')
    .limit(size + 1)
    .$narrowType<{ action: ApiKeyLogEntry['action'] }>()
    .execute()
  return rows.map((row) => ({ ...row, scopes: knownScopes(row.scopes) }))
}
