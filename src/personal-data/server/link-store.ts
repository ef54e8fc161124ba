import type { Kysely } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { newToken, sha256 } from '#base/server/tokens.ts'
import type { DB } from '#db/schema.ts'

/** How long a link to what is known of an address opens it. */
export const linkHours = 72

/** A link to what is known of an address; only its hash is stored. */
export async function createDataLink(tx: Kysely<DB>, now: Temporal.Instant, address: string): Promise<string> {
  const token = newToken()
  await tx
    .insertInto('dataLinks')
    .values({ tokenSha256: sha256(token), address, createdAt: now, expiresAt: now.add({ hours: linkHours }) })
    .execute()
  return token
}

/** @returns the address a link was mailed to; undefined for one that is unknown or has expired */
export const addressOfLink = async (tx: ReadDb<DB>, now: Temporal.Instant, token: string): Promise<string | undefined> =>
  (await tx.selectFrom('dataLinks').select('address').where('tokenSha256', '=', sha256(token)).where('expiresAt', '>', now).executeTakeFirst())
    ?.address
