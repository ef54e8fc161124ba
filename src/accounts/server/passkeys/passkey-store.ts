import { type Kysely, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { mayLogIn } from '../account-store.ts'

// Passkeys are of the login, whichever of its accounts acts (decision 112).
const ofLogin = (accountId: number) => sql<boolean>`passkeys.account_id = login_of(${accountId})`

/** @returns false when this challenge was noted before; of several at once one is told true */
export const noteUsedChallenge = async (tx: Kysely<DB>, challenge: { challengeSha256: Buffer; expiresAt: Temporal.Instant }): Promise<boolean> =>
  (await tx
    .insertInto('usedPasskeyChallenges')
    .values(challenge)
    .onConflict((conflict) => conflict.doNothing())
    .returning('expiresAt')
    .executeTakeFirst()) !== undefined

export const passkeysOf = (tx: ReadDb<DB>, accountId: number) =>
  tx
    .selectFrom('passkeys')
    .select(['id', 'credentialId', 'name', 'createdAt', 'lastUsedAt', 'backedUp'])
    .where(ofLogin(accountId))
    .orderBy('id')
    .execute()

/** A passkey with its login, by the id the browser knows it by; undefined also where nobody is let in by that any more. */
export const findPasskey = (tx: ReadDb<DB>, credentialId: string) =>
  tx
    .selectFrom('passkeys')
    .innerJoin('accounts', 'accounts.id', 'passkeys.accountId')
    .select(['passkeys.id', 'accountId', 'credentialId', 'publicKey', 'counter'])
    .where('credentialId', '=', credentialId)
    .where(mayLogIn('accounts.id'))
    .executeTakeFirst()

type NewPasskey = {
  accountId: number
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
  name: string
  backedUp: boolean
  createdAt: Temporal.Instant
}

/** @returns undefined when this credential is known already, whosever it is */
export const insertPasskey = (tx: Kysely<DB>, passkey: NewPasskey) =>
  tx
    .insertInto('passkeys')
    .values(passkey)
    .onConflict((conflict) => conflict.column('credentialId').doNothing())
    .returning(['id', 'name', 'createdAt', 'lastUsedAt', 'backedUp'])
    .executeTakeFirst()

/**
 * Notes a use. A counter that does not go on tells of a copy, so then nothing is noted; keepers that synchronise passkeys do not count and
 * always say 0.
 * @returns whether it was noted
 */
export const noteUse = async (tx: Kysely<DB>, now: Temporal.Instant, { id, counter, backedUp }: { id: number; counter: number; backedUp: boolean }) =>
  (await tx
    .updateTable('passkeys')
    .set({ counter, backedUp, lastUsedAt: now })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('counter', '<', counter), eb.and([eb('counter', '=', 0), eb.lit(counter === 0)])]))
    .returning('id')
    .executeTakeFirst()) !== undefined

export const renamePasskeyOf = (tx: Kysely<DB>, accountId: number, { id, name }: { id: number; name: string }) =>
  tx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where(ofLogin(accountId))
    .returning(['id', 'name', 'createdAt', 'lastUsedAt', 'backedUp'])
    .executeTakeFirst()

/** @returns whether this account had it */
export const deletePasskeyOf = async (tx: Kysely<DB>, accountId: number, id: number): Promise<boolean> =>
  (await tx.deleteFrom('passkeys').where('id', '=', id).where(ofLogin(accountId)).returning('id').executeTakeFirst()) !== undefined

/** Holds the row of the account's login until the transaction ends, so that of two changes of its passkeys the later one sees the earlier. */
export const lockAccount = (tx: Kysely<DB>, accountId: number) =>
  tx.selectFrom('accounts').select(['id', 'passwordHash']).where('id', '=', sql<number>`login_of(${accountId})`).forUpdate().executeTakeFirstOrThrow()
