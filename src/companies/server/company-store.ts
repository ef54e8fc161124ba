import { type Kysely, sql } from 'kysely'
import type { CompanyRole, CustomerType } from '#accounts/who.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'

const companies = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('companies')
    .leftJoin('lookups', (join) => join.on('lookups.kind', '=', 'businessForms').onRef('lookups.id', '=', 'companies.businessFormId'))
    .select(['companies.id', 'companies.name', 'lookups.short as businessForm', 'taxNumber', 'customerType', 'businessFormId', 'wantsStatement'])
    .$narrowType<{ customerType: CustomerType }>()

export const findCompany = (tx: ReadDb<DB>, id: number) => companies(tx).where('companies.id', '=', id).executeTakeFirst()

/** @returns whether it was otherwise before */
export const setWantsStatement = async (tx: Kysely<DB>, id: number, wantsStatement: boolean): Promise<boolean> =>
  (
    await tx
      .updateTable('companies')
      .set({ wantsStatement })
      .where('id', '=', id)
      .where('wantsStatement', '<>', wantsStatement)
      .executeTakeFirstOrThrow()
  ).numUpdatedRows === 1n

/** Of two who change the people of a company at once one comes after the other. */
export const lockCompany = async (tx: ReadDb<DB>, id: number): Promise<boolean> =>
  (await tx.selectFrom('companies').select('id').where('id', '=', id).forUpdate().executeTakeFirst()) !== undefined

/** The newest first, one more than the page. @param text the beginnings of words of a name */
export function companiesFound(tx: ReadDb<DB>, { text, after, size }: { text?: string | undefined; after?: number | undefined; size: number }) {
  let query = companies(tx).select([
    sql<number>`(select count(*) from company_people where company_people.company_id = companies.id and left_at is null)`.as('people'),
    sql<number>`(select count(*) from company_invitations where company_invitations.company_id = companies.id)`.as('invited'),
  ])
  if (text) query = query.where(sql<boolean>`name_words(companies.name, '', '', '') @@ name_query(${text})`)
  if (after !== undefined) query = query.where('companies.id', '<', after)
  return query
    .orderBy('companies.id', 'desc')
    .limit(size + 1)
    .execute()
}

type NewCompany = {
  readonly name: string
  readonly businessFormId: number | null
  readonly taxNumber: string | null
  readonly customerType: CustomerType
  readonly createdBy: number
}

export const insertCompany = async (tx: Kysely<DB>, now: Temporal.Instant, created: NewCompany): Promise<number> =>
  (
    await tx
      .insertInto('companies')
      .values({ ...created, createdAt: now })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

const people = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('companyPeople')
    .innerJoin('accounts', 'accounts.id', 'companyPeople.accountId')
    .select(['companyPeople.accountId', 'companyPeople.version', 'role', 'leftAt', 'email', 'lastName', 'firstName', 'middleName', 'lastLoginAt'])
    .select(['everyCostCentre', 'decisionLimit'])
    .select(
      sql<
        number[]
      >`to_json(array(select cost_centre_id from cost_centre_people as chosen where chosen.account_id = company_people.account_id order by 1))`.as(
        'costCentreIds',
      ),
    )
    .$narrowType<{ role: CompanyRole }>()

export type StoredPerson = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** Who is there, then who left. */
export const peopleOf = (tx: ReadDb<DB>, companyId: number) =>
  people(tx)
    .where('companyId', '=', companyId)
    .orderBy(sql`left_at is not null`)
    .orderBy('lastName')
    .orderBy('firstName')
    .orderBy('companyPeople.accountId')
    .execute()

export const findPerson = (tx: ReadDb<DB>, companyId: number, accountId: number) =>
  people(tx).where('companyId', '=', companyId).where('companyPeople.accountId', '=', accountId).executeTakeFirst()

/** What somebody looks after and decides beside their role. */
type Access = { readonly everyCostCentre: boolean; readonly decisionLimit: number | null }

export const insertPerson = (
  tx: Kysely<DB>,
  now: Temporal.Instant,
  person: { accountId: number; companyId: number; role: CompanyRole } & Partial<Access>,
) =>
  tx
    .insertInto('companyPeople')
    .values({ ...person, joinedAt: now })
    .execute()

/** @returns false when somebody has changed it since this version */
export const changePerson = async (
  tx: Kysely<DB>,
  { accountId, version }: { accountId: number; version: number },
  change: ({ role: CompanyRole } & Access) | { leftAt: Temporal.Instant | null },
): Promise<boolean> =>
  (await tx
    .updateTable('companyPeople')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('accountId', '=', accountId)
    .where('version', '=', version)
    .returning('accountId')
    .executeTakeFirst()) !== undefined

export const administratorsOf = async (tx: ReadDb<DB>, companyId: number): Promise<readonly number[]> =>
  (
    await tx
      .selectFrom('companyPeople')
      .select('accountId')
      .where('companyId', '=', companyId)
      .where('role', '=', 'administrator')
      .where('leftAt', 'is', null)
      .execute()
  ).map(({ accountId }) => accountId)

/** Who left cannot log in; who returned can. */
export const setEnabled = (tx: Kysely<DB>, accountId: number, enabled: boolean) =>
  tx.updateTable('accounts').set({ enabled }).where('id', '=', accountId).execute()

/** A business account that acts for itself, locked. */
export const findBusinessAccount = (tx: ReadDb<DB>, email: string) =>
  tx
    .selectFrom('accounts')
    .select(['id', 'customerType', 'companyName', 'businessFormId', 'taxNumber'])
    .where('email', '=', email)
    .where('loginAccountId', 'is', null)
    .where('enabled', '=', true)
    .where('companyName', 'is not', null)
    .$narrowType<{ customerType: CustomerType; companyName: string }>()
    .forUpdate()
    .executeTakeFirst()

export const belongsToCompany = async (tx: ReadDb<DB>, accountId: number): Promise<boolean> =>
  (await tx.selectFrom('companyPeople').select('accountId').where('accountId', '=', accountId).executeTakeFirst()) !== undefined
