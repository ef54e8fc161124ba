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
export async function addMember(db: Kysely<DB>, companyId: number, role: CompanyRole, more: Partial<Insertable<CompanyPeople>> = {}) {
  const { id, email } = await addAccount(db, { customerType: 'FLOTTA' })
  await db
    .insertInto('companyPeople')
    .values({ accountId: id, companyId, role, joinedAt: start, ...more })
    .execute()
  return { id, email, session: await sessionOf(db, { kind: 'account', accountId: id }) }
}
