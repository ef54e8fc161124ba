import type { Kysely } from 'kysely'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { CustomerType, PermissionKey } from '../who.ts'

/** What a login is checked against, by the address in lower case; no more, so that a known address reads little that an unknown one does not. */
export const findLogin = (tx: ReadDb<DB>, email: string) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'customerType', 'passwordHash'])
    .where('email', '=', email)
    .where('enabled', '=', true)
    .$narrowType<{ customerType: CustomerType }>()
    .executeTakeFirst()

/** The account with the abbreviation of its legal form (Kft.), as greetings and profiles show it. */
export const findAccount = (tx: ReadDb<DB>, id: number) =>
  tx
    .selectFrom('accounts')
    .leftJoin('lookups', (join) => join.on('lookups.kind', '=', 'businessForms').onRef('lookups.id', '=', 'accounts.businessFormId'))
    .select(['accounts.id', 'customerType', 'defaultLanguage', 'permissionKeys', 'email', 'firstName', 'middleName', 'lastName'])
    .select(['companyName', 'phone', 'taxNumber', 'lookups.short as businessForm', 'businessFormId', 'version'])
    .where('accounts.id', '=', id)
    .where('enabled', '=', true)
    .$narrowType<{ customerType: CustomerType; permissionKeys: PermissionKey[]; defaultLanguage: Language }>()
    .executeTakeFirst()

/** Of whatever state: an address belongs to one account, also to one that was closed. */
export const findAccountByEmail = (tx: ReadDb<DB>, email: string) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'enabled', 'defaultLanguage'])
    .where('email', '=', email)
    .$narrowType<{ defaultLanguage: Language }>()
    .executeTakeFirst()

/** @returns the address of the account, or undefined when it is gone or closed */
export const setPasswordHash = (tx: Kysely<DB>, id: number, passwordHash: string) =>
  tx.updateTable('accounts').set({ passwordHash }).where('id', '=', id).where('enabled', '=', true).returning('email').executeTakeFirst()

export const findPasswordHash = async (tx: ReadDb<DB>, id: number): Promise<string | null> =>
  (await tx.selectFrom('accounts').select('passwordHash').where('id', '=', id).where('enabled', '=', true).executeTakeFirst())?.passwordHash ?? null

/** Of two who change the same password at once one wins. @returns the address of the account, or undefined when `from` is not its password any more */
export const replacePasswordHash = (tx: Kysely<DB>, id: number, { from, to }: { from: string; to: string }) =>
  tx
    .updateTable('accounts')
    .set({ passwordHash: to })
    .where('id', '=', id)
    .where('passwordHash', '=', from)
    .where('enabled', '=', true)
    .returning('email')
    .executeTakeFirst()

/** @returns what the account is permitted */
export const noteLogin = async (tx: Kysely<DB>, now: Temporal.Instant, id: number) =>
  (
    await tx
      .updateTable('accounts')
      .set({ lastLoginAt: now })
      .where('id', '=', id)
      .returning('permissionKeys')
      .$narrowType<{ permissionKeys: PermissionKey[] }>()
      .executeTakeFirstOrThrow()
  ).permissionKeys

/** False for an account that was closed, and for one that does not exist. */
export const isEnabled = async (tx: ReadDb<DB>, id: number): Promise<boolean> =>
  (await tx.selectFrom('accounts').select('enabled').where('id', '=', id).executeTakeFirst())?.enabled === true
