import { type Kysely, sql } from 'kysely'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { CustomerType, PermissionKey } from '../who.ts'

/** Whether somebody is let in by this login: one of the accounts that follow it, or itself, is open (decision 112). */
export const mayLogIn = (login: string) => sql<boolean>`may_log_in(${sql.ref(login)})`

const loginBy = (accountId: number) => sql<number>`login_of(${accountId})`

/** The account by which whoever has this one logs in: mostly itself. */
export const loginOf = async (tx: ReadDb<DB>, accountId: number): Promise<number> =>
  (await tx.selectFrom('accounts').select(['id', 'loginAccountId']).where('id', '=', accountId).executeTakeFirst())?.loginAccountId ?? accountId

/** What a login is checked against, by the address in lower case; no more, so that a known address reads little that an unknown one does not. */
export const findLogin = (tx: ReadDb<DB>, email: string) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'customerType', 'passwordHash'])
    .where('email', '=', email)
    .where('loginAccountId', 'is', null)
    .where(mayLogIn('accounts.id'))
    .$narrowType<{ customerType: CustomerType }>()
    .executeTakeFirst()

/** The account with the abbreviation of its legal form (Kft.), as greetings and profiles show it. */
export const findAccount = (tx: ReadDb<DB>, id: number) => accounts(tx, id).where('enabled', '=', true).executeTakeFirst()

/** The same of a login, which may be closed itself while an account that follows it is open. */
export const findLoginAccount = (tx: ReadDb<DB>, id: number) => accounts(tx, id).where(mayLogIn('accounts.id')).executeTakeFirst()

const accounts = (tx: ReadDb<DB>, id: number) =>
  tx
    .selectFrom('accounts')
    .leftJoin('lookups', (join) => join.on('lookups.kind', '=', 'businessForms').onRef('lookups.id', '=', 'accounts.businessFormId'))
    .select(['accounts.id', 'customerType', 'defaultLanguage', 'permissionKeys', 'email', 'firstName', 'middleName', 'lastName'])
    .select(['companyName', 'phone', 'taxNumber', 'lookups.short as businessForm', 'businessFormId', 'version'])
    .where('accounts.id', '=', id)
    .$narrowType<{ customerType: CustomerType; permissionKeys: PermissionKey[]; defaultLanguage: Language }>()

/** Of whatever state: an address belongs to one login, also to one that was closed. `enabled`: somebody is let in by it. */
export const findAccountByEmail = (tx: ReadDb<DB>, email: string) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'customerType', 'defaultLanguage', mayLogIn('accounts.id').as('enabled')])
    .where('email', '=', email)
    .where('loginAccountId', 'is', null)
    .$narrowType<{ defaultLanguage: Language; customerType: CustomerType }>()
    .executeTakeFirst()

/** @returns the address of the account, or undefined when it is gone or closed */
export const setPasswordHash = (tx: Kysely<DB>, id: number, passwordHash: string) =>
  tx.updateTable('accounts').set({ passwordHash }).where('id', '=', id).where(mayLogIn('accounts.id')).returning('email').executeTakeFirst()

/** The password by which whoever has this account logs in. */
export const findPasswordHash = async (tx: ReadDb<DB>, id: number): Promise<string | null> =>
  (await tx.selectFrom('accounts').select('passwordHash').where('id', '=', loginBy(id)).where(mayLogIn('accounts.id')).executeTakeFirst())
    ?.passwordHash ?? null

/** Of two who change the same password at once one wins. @returns the address of the account, or undefined when `from` is not its password any more */
export const replacePasswordHash = (tx: Kysely<DB>, id: number, { from, to }: { from: string; to: string }) =>
  tx
    .updateTable('accounts')
    .set({ passwordHash: to })
    .where('id', '=', loginBy(id))
    .where('passwordHash', '=', from)
    .where(mayLogIn('accounts.id'))
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
