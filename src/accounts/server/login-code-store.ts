import { type Kysely, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

/** Keeps the signature of a new code; the one before it no longer opens anything. */
export const storeLoginCode = (tx: Kysely<DB>, code: { accountId: number; codeSignature: string; expiresAt: Temporal.Instant }) =>
  tx
    .insertInto('loginCodes')
    .values({ ...code, tries: 0 })
    .onConflict((conflict) => conflict.column('accountId').doUpdateSet({ ...code, tries: 0 }))
    .execute()

/**
 * Counts one try, then spends the code if it is the right one by one of our keys; each in one guarded statement, so parallel guesses are all counted and
 * the right code opens once.
 */
export async function spendLoginCode(
  tx: Kysely<DB>,
  now: Temporal.Instant,
  { accountId, codeSignatures, maxTries }: { accountId: number; codeSignatures: readonly string[]; maxTries: number },
): Promise<boolean> {
  const tried = await tx
    .updateTable('loginCodes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('accountId', '=', accountId)
    .where('tries', '<', maxTries)
    .where('expiresAt', '>', now)
    .returning('accountId')
    .executeTakeFirst()
  if (!tried) return false
  const spent = await tx
    .deleteFrom('loginCodes')
    .where('accountId', '=', accountId)
    .where('codeSignature', '=', sql<string>`any(${[...codeSignatures]}::text[])`)
    .returning('accountId')
    .executeTakeFirst()
  return spent !== undefined
}

export const signatureOfLoginCode = async (tx: ReadDb<DB>, accountId: number): Promise<string | undefined> =>
  (await tx.selectFrom('loginCodes').select('codeSignature').where('accountId', '=', accountId).executeTakeFirst())?.codeSignature

/** A code that was mailed and not used opens nothing any more. */
export const deleteLoginCode = (tx: Kysely<DB>, accountId: number) => tx.deleteFrom('loginCodes').where('accountId', '=', accountId).execute()
