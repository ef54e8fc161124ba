import { type Kysely, sql } from 'kysely'
import { type ApiScope, knownScopes } from '#accounts/api-scope.ts'
import { nameOf } from '#accounts/server/name-store.ts'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

export type StoredKey = {
  readonly id: number
  readonly companyId: number
  readonly version: number
  readonly name: string
  readonly scopes: readonly ApiScope[]
  readonly validDays: number
  readonly prefix: string
  readonly holder: string
  readonly holds: boolean
  readonly createdAt: Temporal.Instant
  readonly expiresAt: Temporal.Instant
  readonly lastUsedAt: Temporal.Instant | null
  readonly revokedAt: Temporal.Instant | null
  readonly earlierUntil: Temporal.Instant | null
}

const keys = (tx: ReadDb<DB>, language: Language) =>
  tx
    .selectFrom('apiKeys as key')
    .innerJoin('accounts as holder', 'holder.id', 'key.accountId')
    .innerJoin('apiKeySecrets as newest', (join) => join.onRef('newest.keyId', '=', 'key.id').on('newest.validUntil', 'is', null))
    .leftJoin('companyPeople as person', (join) =>
      join
        .onRef('person.accountId', '=', 'key.accountId')
        .onRef('person.companyId', '=', 'key.companyId')
        .on('person.leftAt', 'is', null)
        .on('person.role', '=', 'administrator'),
    )
    .select(['key.id', 'key.companyId', 'key.version', 'key.name', 'key.scopes', 'key.validDays', 'newest.prefix'])
    .select(['key.createdAt', 'key.expiresAt', 'key.lastUsedAt', 'key.revokedAt'])
    .select([
      nameOf(language, 'holder').as('holder'),
      sql<boolean>`person.account_id is not null`.as('holds'),
      sql<Temporal.Instant | null>`(select max(valid_until) from api_key_secrets where key_id = key.id)`.as('earlierUntil'),
    ])

const known = <Row extends { readonly scopes: readonly string[] }>(row: Row) => ({ ...row, scopes: knownScopes(row.scopes) })

export const keysOf = async (tx: ReadDb<DB>, companyId: number, language: Language): Promise<StoredKey[]> =>
  (await keys(tx, language).where('key.companyId', '=', companyId).orderBy('key.id', 'desc').limit(200).execute()).map(known)

/** @param language in which its holder is named */
export async function findKey(
  tx: ReadDb<DB>,
  { companyId, keyId }: { companyId: number; keyId: number },
  language: Language,
): Promise<StoredKey | undefined> {
  const row = await keys(tx, language).where('key.companyId', '=', companyId).where('key.id', '=', keyId).executeTakeFirst()
  return row && known(row)
}

export async function countWorkingKeys(tx: ReadDb<DB>, now: Temporal.Instant, companyId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('apiKeys')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('companyId', '=', companyId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .executeTakeFirstOrThrow()
  return count
}

type NewKey = { companyId: number; accountId: number; name: string; scopes: ApiScope[]; validDays: number; expiresAt: Temporal.Instant }

export const insertKey = async (tx: Kysely<DB>, now: Temporal.Instant, key: NewKey): Promise<number> =>
  (
    await tx
      .insertInto('apiKeys')
      .values({ ...key, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

type Seen = { readonly companyId: number; readonly keyId: number; readonly version: number }
type Changes = {
  readonly name?: string
  readonly scopes?: ApiScope[]
  readonly accountId?: number
  readonly expiresAt?: Temporal.Instant
  readonly revokedAt?: Temporal.Instant
}

/** @returns whether it was the version that was seen, and not revoked */
export const changeKey = async (tx: Kysely<DB>, { companyId, keyId, version }: Seen, changes: Changes): Promise<boolean> =>
  (await tx
    .updateTable('apiKeys')
    .set({ ...changes, version: version + 1 })
    .where('id', '=', keyId)
    .where('companyId', '=', companyId)
    .where('version', '=', version)
    .where('revokedAt', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** The secret that was the newest ends at `earlierUntil`; those before it, and what has ended, are gone. */
export async function replaceSecret(
  tx: Kysely<DB>,
  now: Temporal.Instant,
  keyId: number,
  secret: { readonly sha256: Buffer; readonly prefix: string },
  earlierUntil: Temporal.Instant,
): Promise<void> {
  await tx.deleteFrom('apiKeySecrets').where('keyId', '=', keyId).where('validUntil', 'is not', null).execute()
  await tx.updateTable('apiKeySecrets').set({ validUntil: earlierUntil }).where('keyId', '=', keyId).execute()
  await insertSecret(tx, now, keyId, secret)
}

export const insertSecret = (tx: Kysely<DB>, now: Temporal.Instant, keyId: number, secret: { readonly sha256: Buffer; readonly prefix: string }) =>
  tx
    .insertInto('apiKeySecrets')
    .values({ ...secret, keyId, createdAt: now })
    .execute()

/** Writes when keys were last used; what is later already stays. */
export async function touchKeys(db: Kysely<DB>, seen: readonly (readonly [keyId: number, at: Temporal.Instant])[]): Promise<void> {
  const ids = seen.map(([id]) => id)
  const times = seen.map(([, at]) => at.toString())
  await sql`update api_keys set last_used_at = seen.at from unnest(${ids}::bigint[], ${times}::timestamptz[]) as seen (id, at)
    where api_keys.id = seen.id and (api_keys.last_used_at is null or api_keys.last_used_at < seen.at)`.execute(db)
}
