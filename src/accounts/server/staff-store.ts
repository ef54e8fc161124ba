import type { Kysely } from 'kysely'
import { sql } from 'kysely'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { PermissionKey } from '../who.ts'

/** Two who change permissions at once wait for each other: each sees what the other has left of their own. */
export const lockStaff = (tx: ReadDb<DB>) => sql`select pg_advisory_xact_lock(hashtext('staff'))`.execute(tx)

const staff = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'version', 'email', 'lastName', 'firstName', 'middleName', 'permissionKeys', 'enabled', 'lastLoginAt'])
    .select(sql<boolean>`password_hash is not null`.as('hasPassword'))
    .where('customerType', '=', 'EMPLOYEE')
    .$narrowType<{ permissionKeys: PermissionKey[] }>()

export type StoredColleague = NonNullable<Awaited<ReturnType<typeof findColleague>>>

export const allStaff = (tx: ReadDb<DB>) => staff(tx).orderBy('lastName').orderBy('firstName').orderBy('id').execute()

export const findColleague = (tx: ReadDb<DB>, id: number) => staff(tx).where('id', '=', id).executeTakeFirst()

export type NewEmployee = {
  readonly email: string
  readonly lastName: string
  readonly firstName: string
  readonly language: Language
  readonly keys: readonly PermissionKey[]
}

/** @returns its id, or undefined when the address has an account already */
export const insertEmployee = async (
  tx: Kysely<DB>,
  now: Temporal.Instant,
  { language, keys, ...named }: NewEmployee,
): Promise<number | undefined> => {
  const inserted = await tx
    .insertInto('accounts')
    .values({ ...named, customerType: 'EMPLOYEE', defaultLanguage: language, permissionKeys: [...keys], createdAt: now })
    .onConflict((conflict) => conflict.column('email').where('loginAccountId', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}

/** @returns false when somebody has changed it since this version */
export async function changeColleague(
  tx: Kysely<DB>,
  { id, version }: { id: number; version: number },
  change: { permissionKeys: PermissionKey[] } | { enabled: boolean },
): Promise<boolean> {
  const changed = await tx
    .updateTable('accounts')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export type PermissionChange = {
  readonly accountId: number
  /** Null: whoever keeps the server. */
  readonly changedBy: number | null
  readonly action: 'takenOn' | 'granted' | 'deactivated' | 'reactivated'
  readonly keysBefore: readonly PermissionKey[]
  readonly keysAfter: readonly PermissionKey[]
}

export const notePermissionChange = (tx: Kysely<DB>, at: Temporal.Instant, { keysBefore, keysAfter, ...change }: PermissionChange) =>
  tx
    .insertInto('permissionChanges')
    .values({ ...change, keysBefore: [...keysBefore], keysAfter: [...keysAfter], at })
    .execute()
