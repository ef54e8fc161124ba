import type { Kysely } from 'kysely'
import type { DB } from '#db/schema.ts'
import type { CompanyLogAction } from '../company-log.ts'
import type { CompanyRole } from '../who.ts'

type NewEntry = {
  readonly companyId: number
  readonly byAccountId: number
  readonly action: CompanyLogAction
  readonly accountId?: number
  readonly email?: string
  readonly roleBefore?: CompanyRole
  readonly roleAfter?: CompanyRole
  readonly about?: string
}

/** Who did what about a company: its people, cost centres, addresses, terms. Rows are only added. */
export const noteInCompanyLog = (tx: Kysely<DB>, at: Temporal.Instant, entry: NewEntry) =>
  tx
    .insertInto('companyLog')
    .values({ ...entry, at })
    .execute()
