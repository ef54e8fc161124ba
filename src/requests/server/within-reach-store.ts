import { type RawBuilder, sql } from 'kysely'
import type { Reach } from '#accounts/who.ts'

/**
 * Rows that somebody's lists show, as a condition of SQL.
 * @param table has `account_id`, `company_id` and `cost_centre_id`: requests, or what a trigger copies them to
 */
export function isWithin({ accountId, companyId, costCentres }: Reach, table = 'requests'): RawBuilder<boolean> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  const isOwn = sql<boolean>`${column('accountId')} = ${accountId}`
  if (companyId === null) return isOwn
  const isOfCompany = sql<boolean>`${column('companyId')} = ${companyId}`
  return costCentres === null ? isOfCompany : sql<boolean>`(${isOfCompany} and (${isOwn} or ${column('costCentreId')} = any(${costCentres})))`
}
