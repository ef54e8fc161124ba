import { isIP } from 'node:net'
import type { Kysely } from 'kysely'
import type { CompanyRole } from '#accounts/who.ts'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { invitationDays, type NewPerson } from '../company.ts'

const life = { hours: 24 * invitationDays }

const invitations = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('companyInvitations')
    .select(['id', 'companyId', 'email', 'lastName', 'firstName', 'language', 'role', 'expiresAt'])
    .$narrowType<{ role: CompanyRole; language: Language }>()
export type StoredInvitation = NonNullable<Awaited<ReturnType<typeof findInvitation>>>

export const findInvitation = (tx: ReadDb<DB>, id: number) => invitations(tx).where('id', '=', id).executeTakeFirst()

export const invitationsOf = (tx: ReadDb<DB>, companyId: number) =>
  invitations(tx).where('companyId', '=', companyId).orderBy('lastName').orderBy('firstName').orderBy('id').execute()

/** @returns undefined when the company has invited this address already */
export const insertInvitation = async (tx: Kysely<DB>, now: Temporal.Instant, companyId: number, person: NewPerson): Promise<number | undefined> =>
  (
    await tx
      .insertInto('companyInvitations')
      .values({ ...person, costCentreIds: [...(person.costCentreIds ?? [])], companyId, invitedAt: now, expiresAt: now.add(life) })
      .onConflict((conflict) => conflict.columns(['companyId', 'email']).doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

export const prolongInvitation = (tx: Kysely<DB>, now: Temporal.Instant, id: number) =>
  tx
    .updateTable('companyInvitations')
    .set({ invitedAt: now, expiresAt: now.add(life) })
    .where('id', '=', id)
    .execute()

/** @returns the invitation, to the one of several callers who takes it away */
export const takeInvitation = (tx: Kysely<DB>, id: number) =>
  tx
    .deleteFrom('companyInvitations')
    .where('id', '=', id)
    .returning(['id', 'companyId', 'email', 'lastName', 'firstName', 'language', 'role', 'expiresAt'])
    .returning(['everyCostCentre', 'costCentreIds', 'decisionLimit'])
    .$narrowType<{ role: CompanyRole; language: Language }>()
    .executeTakeFirst()

type NewAccount = Pick<StoredInvitation, 'email' | 'lastName' | 'firstName' | 'language'> & {
  readonly customerType: string
  readonly companyName: string
  readonly businessFormId: number | null
  readonly taxNumber: string | null
  readonly passwordHash: string
}

/** @returns the id of the account, or undefined when the address has one already */
export const insertAccountOfPerson = async (
  tx: Kysely<DB>,
  now: Temporal.Instant,
  { language, ...account }: NewAccount,
  given: { readonly textVersionIds: readonly number[]; readonly ip: string },
): Promise<number | undefined> => {
  const inserted = await tx
    .insertInto('accounts')
    .values({ ...account, defaultLanguage: language, createdAt: now })
    .onConflict((conflict) => conflict.column('email').where('loginAccountId', 'is', null).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return undefined
  await insertConsents(tx, now, inserted.id, given)
  return inserted.id
}

type Given = { readonly textVersionIds: readonly number[]; readonly ip: string }

const insertConsents = (tx: Kysely<DB>, now: Temporal.Instant, accountId: number, { textVersionIds, ip }: Given) =>
  tx
    .insertInto('accountConsents')
    .values(textVersionIds.map((textVersionId) => ({ accountId, textVersionId, givenAt: now, ip: isIP(ip) === 0 ? null : ip })))
    .execute()

type LinkedAccount = Omit<NewAccount, 'passwordHash' | 'language'> & {
  readonly middleName: string
  readonly phone: string | null
  readonly defaultLanguage: Language
  readonly loginAccountId: number
}

/** The account of somebody who acts for another company already: it follows their login. */
export async function insertLinkedAccount(tx: Kysely<DB>, now: Temporal.Instant, account: LinkedAccount, given: Given): Promise<number> {
  const { id } = await tx
    .insertInto('accounts')
    .values({ ...account, createdAt: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  await insertConsents(tx, now, id, given)
  return id
}

/** Whether one of the accounts of a login is of the company, also where it has left. */
export const actsForCompany = async (tx: ReadDb<DB>, login: number, companyId: number): Promise<boolean> =>
  (await tx
    .selectFrom('companyPeople')
    .innerJoin('accounts', 'accounts.id', 'companyPeople.accountId')
    .select('accountId')
    .where('companyId', '=', companyId)
    .where((eb) => eb.or([eb('accounts.id', '=', login), eb('loginAccountId', '=', login)]))
    .executeTakeFirst()) !== undefined
