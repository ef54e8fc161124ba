import { isIP } from 'node:net'
import type { Kysely } from 'kysely'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { RegistrationType } from '../features.ts'
import { linkMinutes } from './mailed-link-store.ts'

/** What a person wished to be registered with. */
export type NewRegistration = {
  readonly email: string
  readonly customerType: RegistrationType
  readonly lastName: string
  readonly firstName: string
  readonly middleName?: string
  readonly phone?: string | null
  readonly companyName: string | null
  readonly businessFormId: number | null
  readonly taxNumber: string | null
  readonly language: Language
  /** The wordings of the privacy notice and of the terms they accepted. */
  readonly textVersionIds: readonly number[]
  readonly ip: string
  /** The booking whose tick asked for it. */
  readonly requestId?: number
}

/** It waits as long as the link that will be mailed opens it. @returns its id */
export async function insertRegistration(tx: Kysely<DB>, now: Temporal.Instant, { ip, textVersionIds, ...wanted }: NewRegistration): Promise<number> {
  const expiresAt = now.add({ minutes: linkMinutes('registration') })
  const { id } = await tx
    .insertInto('registrations')
    .values({ ...wanted, textVersionIds: [...textVersionIds], ip: isIP(ip) === 0 ? null : ip, createdAt: now, expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const registrations = (tx: ReadDb<DB>) => tx.selectFrom('registrations').select(['id', 'email', 'language']).$narrowType<{ language: Language }>()

export const findRegistration = (tx: ReadDb<DB>, id: number) => registrations(tx).where('id', '=', id).executeTakeFirst()

export const registrationOfRequest = (tx: ReadDb<DB>, requestId: number) => registrations(tx).where('requestId', '=', requestId).executeTakeFirst()

/**
 * Takes every registration of an address away, because one of them is used: of several links of the same person used at once, one finds its
 * registration.
 */
export const takeRegistrations = (tx: Kysely<DB>, email: string) =>
  tx
    .with('taken', (db) => db.selectFrom('registrations').select('id').where('email', '=', email).orderBy('id').forUpdate())
    .deleteFrom('registrations')
    .where('id', 'in', (eb) => eb.selectFrom('taken').select('taken.id'))
    .returning(['id', 'email', 'customerType', 'lastName', 'firstName', 'middleName', 'phone', 'companyName', 'businessFormId', 'taxNumber'])
    .returning(['language', 'textVersionIds', 'ip', 'createdAt'])
    .execute()
export type Registration = Awaited<ReturnType<typeof takeRegistrations>>[number]

/** @returns the id of the account, or undefined when the address has one already */
export const insertCustomer = async (
  tx: Kysely<DB>,
  now: Temporal.Instant,
  { id, language, textVersionIds, ip, createdAt, ...person }: Registration,
  passwordHash: string,
): Promise<number | undefined> =>
  (
    await tx
      .insertInto('accounts')
      .values({ ...person, defaultLanguage: language, passwordHash, createdAt: now })
      .onConflict((conflict) => conflict.column('email').where('loginAccountId', 'is', null).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

/** As they were given with the registration. */
export const insertAccountConsents = (tx: Kysely<DB>, accountId: number, { textVersionIds, ip, createdAt }: Registration) =>
  tx
    .insertInto('accountConsents')
    .values(textVersionIds.map((textVersionId) => ({ accountId, textVersionId, givenAt: createdAt, ip })))
    .execute()
