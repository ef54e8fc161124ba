import { type RawBuilder, sql } from 'kysely'
import type { Reach } from '#accounts/who.ts'

/**
 * Rows that somebody's lists show, as a condition of SQL.
 * @param table has `account_id` and `company_id`: requests, or what a trigger copies them to
 */
export const isWithin = ({ accountId, companyId }: Reach, table = 'requests'): RawBuilder<boolean> =>
  companyId === null ? sql<boolean>`${sql.ref(`${table}.accountId`)} = ${accountId}` : sql<boolean>`${sql.ref(`${table}.companyId`)} = ${companyId}`
