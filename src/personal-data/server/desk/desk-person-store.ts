import { type Kysely, sql } from 'kysely'
import { isNamedLike, nameOf } from '#accounts/server/name-store.ts'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { AuditEntry, FoundPerson } from '../../desk-person.ts'

const most = 20

/**
 * People an employee may mean: accounts of customers, and requests that belong to none, by a part of the name, the e-mail address or the
 * phone, or the number of a request. The newest first, at most 20.
 */
export async function findPersons(tx: ReadDb<DB>, typed: string, crmRequestId: number | null, language: Language): Promise<FoundPerson[]> {
  const like = `%${typed.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`
  const digits = typed.replaceAll(/\D/g, '')
  const phone = digits.length >= 6 ? `%${digits.slice(-9)}%` : null
  const fits = (table: 'accounts' | 'requests') => {
    const column = (name: string) => sql.ref(`${table}.${name}`)
    return sql`(${isNamedLike(table, like)} or lower(${column('email')}) like ${like} or lower(${column('companyName')}) like ${like}
      or regexp_replace(${column('phone')}, '\\D', '', 'g') like ${phone})`
  }
  const { rows } = await sql<FoundPerson>`
    select * from (
      select id as account_id, null::bigint as crm_request_id, ${nameOf(language, 'accounts')} as name, email, coalesce(phone, '') as phone,
        (select count(*)::int from requests where account_id = accounts.id) as requests, created_at as at
      from accounts where enabled and customer_type <> 'EMPLOYEE'
        and (${fits('accounts')} or id = (select account_id from requests where id = ${crmRequestId}))
      union all
      select * from (
        select distinct on (lower(email)) null::bigint, id, ${nameOf(language, 'requests')}, lower(email), phone,
          count(*) over (partition by lower(email))::int, received_at
        from requests where account_id is null and email <> '' and (${fits('requests')} or id = ${crmRequestId})
        order by lower(email), received_at desc
      ) as without_account
    ) as persons order by at desc limit ${most}`.execute(tx)
  return rows.map(({ accountId, crmRequestId: request, name, email, phone: number, requests }) => ({
    accountId,
    crmRequestId: request,
    name,
    email,
    phone: number,
    requests,
  }))
}

/** How the desk calls a person: as the account does, or the newest request. */
export async function describePerson(tx: ReadDb<DB>, accountId: number | null, requestIds: readonly number[], language: Language) {
  const { rows } = await sql<{ name: string; email: string; phone: string }>`
    select ${nameOf(language, 'accounts')} as name, email, coalesce(phone, '') as phone from accounts where id = ${accountId}
    union all (select ${nameOf(language, 'requests')}, email, phone from requests where id = any(${requestIds}::bigint[])
      order by received_at desc limit 1) limit 1`.execute(tx)
  return rows[0] ?? { name: '', email: '', phone: '' }
}

export const requestsOf = (tx: ReadDb<DB>, requestIds: readonly number[]) =>
  tx
    .selectFrom('requests')
    .select(['id', 'status', 'receivedAt', 'closedAt'])
    .where((eb) => eb('id', '=', eb.fn.any(eb.val([...requestIds]))))
    .orderBy('receivedAt', 'desc')
    .execute()

type Entry = {
  readonly byAccountId: number
  readonly action: AuditEntry['action']
  readonly accountId: number | null
  readonly requestId: number | null
  readonly reason: string
}

export const writeAudit = (tx: Kysely<DB>, at: Temporal.Instant, entry: Entry) =>
  tx
    .insertInto('auditLog')
    .values({ ...entry, at })
    .execute()

export const languageOf = async (tx: ReadDb<DB>, accountId: number | null, requestIds: readonly number[]): Promise<string> => {
  const { rows } = await sql<{ language: string }>`select default_language as language from accounts where id = ${accountId}
    union all (select language from requests where id = any(${requestIds}::bigint[]) order by received_at desc limit 1) limit 1`.execute(tx)
  return rows[0]?.language ?? 'hu'
}
