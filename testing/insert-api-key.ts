import type { Kysely } from 'kysely'
import type { ApiScope } from '#accounts/api-scope.ts'
import type { CompanyRole } from '#accounts/who.ts'
import type { DB } from '#db/schema.ts'
import { newKeySecret } from '#partner-api/server/key-secret.ts'
import { insertKey, insertSecret } from '#partner-api/server/key-store.ts'
import { addAccount, start } from './people.ts'

type About = {
  scopes: readonly ApiScope[]
  name?: string
  expiresAt?: Temporal.Instant
  revokedAt?: Temporal.Instant
  /** Of its holder. */
  role?: CompanyRole
  leftAt?: Temporal.Instant
}

let count = 0

/** A company of a fleet with one person. */
export async function insertCompany(db: Kysely<DB>, { role = 'administrator', leftAt }: Pick<About, 'role' | 'leftAt'> = {}) {
  const { id: createdBy } = await addAccount(db, { customerType: 'EMPLOYEE' })
  const company = {
    name: `Minta Partner ${++count}`,
    businessFormId: 1,
    taxNumber: '12345676-2-41',
    customerType: 'FLOTTA',
    createdAt: start,
    createdBy,
  }
  const { id: companyId } = await db.insertInto('companies').values(company).returning('id').executeTakeFirstOrThrow()
  const { id: accountId, email } = await addAccount(db, { customerType: 'FLOTTA' })
  await db
    .insertInto('companyPeople')
    .values({ accountId, companyId, role, joinedAt: start, leftAt: leftAt ?? null })
    .execute()
  return { companyId, accountId, email }
}

/** An API key of a new company, in the name of its one person. */
export async function insertApiKey(db: Kysely<DB>, { scopes, name = 'Webáruház', expiresAt, revokedAt, role, leftAt }: About) {
  const company = await insertCompany(db, { ...(role && { role }), ...(leftAt && { leftAt }) })
  const { companyId, accountId } = company
  const life = { validDays: 365, expiresAt: expiresAt ?? start.add({ hours: 24 * 365 }) }
  const keyId = await insertKey(db, start, { companyId, accountId, name, scopes: [...scopes], ...life })
  const { secret, stored } = newKeySecret()
  await insertSecret(db, start, keyId, stored)
  if (revokedAt) await db.updateTable('apiKeys').set({ revokedAt }).where('id', '=', keyId).execute()
  return { ...company, keyId, secret, headers: { authorization: `Bearer ${secret}` } }
}
