import { type RawBuilder, sql } from 'kysely'
import { isNamed, nameOf } from '#accounts/server/name-store.ts'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { AuditEntry, AuditSource } from '../../desk-person.ts'

type Cursor = { readonly at: string; readonly source: AuditSource; readonly id: number }

export type AuditFilters = {
  readonly after: Cursor | undefined
  readonly size: number
  readonly source: AuditSource | undefined
  readonly by: string | undefined
  readonly crmRequestId: number | undefined
  /** Instants, the second not included. */
  readonly from: string | undefined
  readonly until: string | undefined
}

type Row = Omit<AuditEntry, 'at' | 'by' | 'colleague' | 'about' | 'given' | 'taken'> & {
  readonly at: Temporal.Instant
  /** Of the same moment to the microsecond, which the cursor needs. */
  readonly epoch: string
  readonly by: string | null
  readonly colleague: string | null
  readonly about: string | null
  readonly keysBefore: string[] | null
  readonly keysAfter: string[] | null
}

const noKeys = sql`null::text[] as keys_before, null::text[] as keys_after`
const ofNobody = sql`null::bigint as account_id, null::bigint as request_id`
const ofNothing = sql`null::bigint as company_id, null::text as about`

/** Of each source: the column of whoever did it, its table, and what it says. */
const sourceOf: Readonly<Record<AuditSource, readonly [byColumn: string, table: string, columns: RawBuilder<unknown>]>> = {
  data: ['byAccountId', 'auditLog', sql`action, account_id, request_id, ${ofNothing}, reason, ${noKeys}`],
  permissions: [
    'changedBy',
    'permissionChanges',
    sql`action, account_id, null::bigint as request_id, ${ofNothing}, '' as reason, keys_before, keys_after`,
  ],
  corrections: [
    'byAccountId',
    'requestCorrections',
    sql`'corrected' as action, null::bigint as account_id, request_id, ${ofNothing}, reason, ${noKeys}`,
  ],
  messages: [
    'accountId',
    'systemMessageChanges',
    sql`'message' || initcap(action) as action, ${ofNobody}, null::bigint as company_id, titles ->> 'hu' as about, '' as reason, ${noKeys}`,
  ],
  companies: [
    'byAccountId',
    'companyLog',
    sql`'companyChanged' as action, ${ofNobody}, company_id, (select name from companies where companies.id = company_id) as about, '' as reason, ${noKeys}`,
  ],
}

/** One table of the audit, its newest rows that fit: each walks its own index by time, or by employee and time (migrations 0054 and 0135). */
function newestOf(source: AuditSource, { after, size, by, crmRequestId, from, until }: AuditFilters, byIds: readonly number[]) {
  const [byColumn, table, columns] = sourceOf[source]
  const conditions = [
    sql`true`,
    ...(by === undefined ? [] : [sql`${sql.ref(byColumn)} = any(${byIds})`]),
    ...(crmRequestId === undefined ? [] : [source === 'data' || source === 'corrections' ? sql`request_id = ${crmRequestId}` : sql`false`]),
    ...(from === undefined ? [] : [sql`at >= ${from}::timestamptz`]),
    ...(until === undefined ? [] : [sql`at < ${until}::timestamptz`]),
    ...(after === undefined
      ? []
      : [sql`(at, ${source}::text, id) < (to_timestamp(${after.at}::numeric), ${after.source}::text, ${after.id}::bigint)`]),
  ]
  return sql`(select ${source}::text as source, id, at, ${sql.ref(byColumn)} as by_id, ${columns} from ${sql.table(table)} where ${sql.join(conditions, sql` and `)} order by at desc, id desc limit ${size + 1})`
}

/** The newest first; one row more than asked, to tell whether there are others. @param language in which people are named */
export async function auditEntries(tx: ReadDb<DB>, filters: AuditFilters, sources: readonly AuditSource[], language: Language): Promise<Row[]> {
  const byIds = filters.by === undefined ? [] : await employeesNamed(tx, filters.by)
  const { rows } = await sql<Row>`
    select entry.source, entry.id, entry.at, extract(epoch from entry.at)::text as epoch, entry.action, entry.account_id, entry.request_id as crm_request_id,
      entry.company_id, entry.about, entry.reason, entry.keys_before, entry.keys_after,
      coalesce(nullif(${nameOf(language, 'employees')}, ''), employees.company_name) as by,
      case when entry.source = 'permissions' then ${nameOf(language, 'colleagues')} end as colleague
    from (${sql.join(
      sources.map((source) => newestOf(source, filters, byIds)),
      sql` union all `,
    )}) as entry
    left join accounts as employees on employees.id = entry.by_id left join accounts as colleagues on colleagues.id = entry.account_id
    order by entry.at desc, entry.source desc, entry.id desc limit ${filters.size + 1}`.execute(tx)
  return rows
}

/** Employees are few, so every one is looked at. */
async function employeesNamed(tx: ReadDb<DB>, typed: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from accounts where customer_type = 'EMPLOYEE'
    and ${isNamed('accounts', (name) => sql<boolean>`folded(${name}) like '%' || folded(${typed}) || '%'`)}`.execute(tx)
  return rows.map(({ id }) => id)
}
