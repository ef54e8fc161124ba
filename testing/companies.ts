import type { Insertable, Kysely } from 'kysely'
import type { CompanyRole } from '#accounts/who.ts'
import type { CompanyPeople, DB } from '#db/schema.ts'
import { addAccount, sessionOf, start } from './people.ts'

/** @returns its number */
export async function addCompany(db: Kysely<DB>): Promise<number> {
  const { id: createdBy } = await addAccount(db, { customerType: 'EMPLOYEE' })
  const row = { name: 'Minta', businessFormId: 1, taxNumber: '12345676-2-41', customerType: 'FLOTTA', createdAt: start, createdBy }
  return (await db.insertInto('companies').values(row).returning('id').executeTakeFirstOrThrow()).id
}

/** Somebody who acts for the company, logged in. */
export const addMember = async (db: Kysely<DB>, companyId: number, role: CompanyRole, more: Partial<Insertable<CompanyPeople>> = {}) =>
  join(db, companyId, role, await addAccount(db, { customerType: 'FLOTTA' }), more)

/** Somebody who acts for another company already acts for this one too (decision 112). */
export async function addSecondMembership(db: Kysely<DB>, self: { id: number; email: string }, companyId: number, role: CompanyRole) {
  const about = { customerType: 'FLOTTA', email: self.email, firstName: 'Anna', lastName: 'Kovács', companyName: 'Minta', loginAccountId: self.id }
  const { id } = await db.insertInto('accounts').values(about).returning('id').executeTakeFirstOrThrow()
  return join(db, companyId, role, { id, email: self.email })
}

async function join(
  db: Kysely<DB>,
  companyId: number,
  role: CompanyRole,
  { id, email }: { id: number; email: string },
  more: Partial<Insertable<CompanyPeople>> = {},
) {
  await db
    .insertInto('companyPeople')
    .values({ accountId: id, companyId, role, joinedAt: start, ...more })
    .execute()
  return { id, email, session: await sessionOf(db, { kind: 'account', accountId: id }) }
}
