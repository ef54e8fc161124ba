import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { CompanyOnTerms, CompanyTerms } from '../company-terms.ts'
import { methods } from '../method-of-invoice.ts'

type TermsOfRequest = { accountId: number; terms: CompanyTerms }

/** The terms set for the account of a request; undefined: none were, or it has no account. */
export async function termsOfRequest(tx: ReadDb<DB>, requestId: number): Promise<TermsOfRequest | undefined> {
  const row = await tx
    .selectFrom('requests')
    .innerJoin('companyTerms', 'companyTerms.accountId', 'requests.accountId')
    .select(['companyTerms.accountId', 'dueDays', 'creditLimit', 'barred'])
    .where('requests.id', '=', requestId)
    .orderBy('companyTerms.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { accountId, ...terms } = row
  return { accountId, terms }
}

/**
 * Whole forints of an account's invoices by transfer that wait for money.
 * @param upTo counts the invoices up to this one: of two that a limit does not hold together the earlier may go
 */
const openOf = (accountId: RawBuilder<number>, upTo: number | null = null) => sql<number>`(
  select coalesce(sum(open.gross - coalesce((select sum(amount + cash_rounding) from settlements where invoice_id = open.id), 0)), 0)::integer
  from requests as of_company join invoices as open on open.request_id = of_company.id
  where of_company.account_id = ${accountId} and open.kind = 'final' and open.status = 'pending' and open.cancelled_by is null
    and open.payment_method_id = ${methods.transfer} and (${upTo}::bigint is null or open.id <= ${upTo}::bigint))`

export async function openOnTerms(tx: ReadDb<DB>, accountId: number, upTo: number | null): Promise<number> {
  const { rows } = await sql<{ open: number }>`select ${openOf(sql`${accountId}`, upTo)} as open`.execute(tx)
  return rows[0]?.open ?? 0
}

/** By account. @param text the beginnings of words of a name; without one those with terms of their own @returns one more than the page */
export async function companiesOnTerms(
  tx: ReadDb<DB>,
  { text, after = 0, size }: { text?: string | undefined; after?: number | undefined; size: number },
): Promise<CompanyOnTerms[]> {
  const wanted = text
    ? sql`name_words(accounts.last_name, accounts.first_name, accounts.middle_name, accounts.company_name) @@ name_query(${text})`
    : sql`exists (select from company_terms where company_terms.account_id = accounts.id)`
  const { rows } = await sql<CompanyOnTerms>`
    select accounts.id as "accountId", accounts.company_name as company, accounts.email, ${openOf(sql.ref('accounts.id'))} as open,
      array(select json_build_object('id', terms.id, 'dueDays', due_days, 'creditLimit', credit_limit, 'barred', barred, 'note', note,
          'setAt', to_char(set_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'setBy', concat_ws(' ', setter.last_name, setter.first_name))
        from company_terms as terms join accounts as setter on setter.id = terms.set_by
        where terms.account_id = accounts.id order by terms.id desc limit 20) as history
    from accounts where accounts.company_name is not null and accounts.customer_type <> 'EMPLOYEE' and ${wanted} and accounts.id > ${after}
    order by accounts.id limit ${size + 1}
  `.execute(tx)
  return rows
}

/** Locks a company's account: of two who set its terms one comes after the other. @returns the terms in force; undefined: there is no such company */
export async function lockCompany(tx: ReadDb<DB>, accountId: number): Promise<{ termsId: number | null } | undefined> {
  const company = await tx
    .selectFrom('accounts')
    .select('id')
    .where('id', '=', accountId)
    .where('companyName', 'is not', null)
    .where('customerType', '<>', 'EMPLOYEE')
    .forUpdate()
    .executeTakeFirst()
  if (!company) return undefined
  const terms = await tx.selectFrom('companyTerms').select('id').where('accountId', '=', accountId).orderBy('id', 'desc').limit(1).executeTakeFirst()
  return { termsId: terms?.id ?? null }
}

type NewTerms = CompanyTerms & { accountId: number; note: string; setAt: Temporal.Instant; setBy: number }

export const insertTerms = (tx: Kysely<DB>, terms: NewTerms) => tx.insertInto('companyTerms').values(terms).execute()
