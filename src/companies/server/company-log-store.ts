import { sql } from 'kysely'
import { nameOf } from '#accounts/server/name-store.ts'
import type { CompanyRole } from '#accounts/who.ts'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { CompanyLogEntry } from '../company.ts'

/** The newest first, one more than the page. Who did it is named as the account is named now. */
export async function readCompanyLog(
  tx: ReadDb<DB>,
  companyId: number,
  { after, size, language }: { after?: number | undefined; size: number; language: Language },
): Promise<(Omit<CompanyLogEntry, 'at'> & { at: Temporal.Instant })[]> {
  let query = tx
    .selectFrom('companyLog as log')
    .innerJoin('accounts as doer', 'doer.id', 'log.byAccountId')
    .leftJoin('accounts as whom', 'whom.id', 'log.accountId')
    .select(['log.id', 'log.at', 'log.action', 'roleBefore', 'roleAfter', 'about'])
    .select([nameOf(language, 'doer').as('by'), sql<string>`coalesce(nullif(${nameOf(language, 'whom')}, ''), log.email, '')`.as('whom')])
    .where('log.companyId', '=', companyId)
  if (after !== undefined) query = query.where('log.id', '<', after)
  return query
    .orderBy('log.id', 'desc')
    .limit(size + 1)
    .$narrowType<{ action: CompanyLogEntry['action']; roleBefore: CompanyRole | null; roleAfter: CompanyRole | null }>()
    .execute()
}
