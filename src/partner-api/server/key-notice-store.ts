import type { Kysely } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { KeyNotice } from '../key-notice.ts'

/** Keys that still work and end by then; a company has twenty at most, so there are few. */
export const keysEndingBy = (tx: ReadDb<DB>, now: Temporal.Instant, by: Temporal.Instant) =>
  tx
    .selectFrom('apiKeys')
    .select(['id', 'companyId', 'expiresAt'])
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', now)
    .where('expiresAt', '<', by)
    .orderBy('id')
    .execute()

/** @returns whether it is the first time */
export const markNoticed = async (
  tx: Kysely<DB>,
  at: Temporal.Instant,
  notice: { readonly keyId: number; readonly expiresAt: Temporal.Instant; readonly notice: KeyNotice },
): Promise<boolean> =>
  (await tx
    .insertInto('apiKeyNotices')
    .values({ ...notice, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('keyId')
    .executeTakeFirst()) !== undefined
