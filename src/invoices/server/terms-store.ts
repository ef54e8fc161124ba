import { type Kysely, type RawBuilder, sql } from 'kysely'
import { nameOf } from '#accounts/server/name-store.ts'
import type { Language } from '#base/languages.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import { unpaidHereStatuses } from '#requests/paying.ts'
import type { CompanyOnTerms, CompanyTerms, CompanyWays, TermsHolder } from '../company-terms.ts'
import { methods } from '../method-of-invoice.ts'

type TermsOfRequest = { readonly holder: TermsHolder; readonly terms: CompanyTerms }

/** The terms set for the company of a request, else for its account; undefined: none were, or it has neither. */
export async function termsOfRequest(tx: ReadDb<DB>, requestId: number): Promise<TermsOfRequest | undefined> {
  const { rows } = await sql<{ companyId: number | null; accountId: number } & CompanyTerms>`
    select requests.company_id as "companyId", requests.account_id as "accountId", due_days as "dueDays", credit_limit as "creditLimit", barred
    from requests join lateral (
      select * from company_terms
      where company_terms.company_id = requests.company_id or requests.company_id is null and company_terms.account_id = requests.account_id
      order by id desc limit 1) as terms on true
    where requests.id = ${requestId}`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { companyId, accountId, dueDays, creditLimit, barred } = row
  const holder = companyId === null ? ({ kind: 'account', id: accountId } as const) : ({ kind: 'company', id: companyId } as const)
  return { holder, terms: { dueDays, creditLimit, barred } }
}

/**
 * Whole forints of a holder's invoices by transfer that wait for money.
 * @param of a request of theirs, as a condition
 * @param upTo counts the invoices up to this one: of two that a limit does not hold together the earlier may go
 */
const openOf = (of: RawBuilder<unknown>, upTo: number | null = null) => sql<number>`(
  select coalesce(sum(open.gross - coalesce((select sum(amount + cash_rounding) from settlements where invoice_id = open.id), 0)), 0)::integer
  from requests as of_company join invoices as open on open.request_id = of_company.id
  where ${of} and open.kind = 'final' and open.status = 'pending' and open.cancelled_by is null
    and open.payment_method_id = ${methods.transfer} and (${upTo}::bigint is null or open.id <= ${upTo}::bigint))`

/** What a company's people sent, or an account that acted for none. */
const ofHolder = (kind: TermsHolder['kind'], id: RawBuilder<unknown>) =>
  kind === 'company' ? sql`of_company.company_id = ${id}` : sql`of_company.account_id = ${id} and of_company.company_id is null`

export async function openOnTerms(tx: ReadDb<DB>, { kind, id }: TermsHolder, upTo: number | null): Promise<number> {
  const { rows } = await sql<{ open: number }>`select ${openOf(ofHolder(kind, sql`${id}`), upTo)} as open`.execute(tx)
  return rows[0]?.open ?? 0
}

/** Requests of a holder whose device is here and whose invoice waits for money. */
export async function owingOf(tx: ReadDb<DB>, { kind, id }: TermsHolder): Promise<number[]> {
  const rows = await tx
    .selectFrom('requests as of_company')
    .select('id')
    .where(sql<boolean>`${ofHolder(kind, sql`${id}`)}`)
    .where('closedAt', 'is', null)
    .where('status', 'in', unpaidHereStatuses)
    .where('owesInvoice', '=', true)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

const termsColumn = { company: sql.ref('terms.company_id'), account: sql.ref('terms.account_id') } as const

/** The newest first. */
const historyOf = (kind: TermsHolder['kind'], id: RawBuilder<unknown>, language: Language) => sql`array(
  select json_build_object('id', terms.id, 'dueDays', due_days, 'creditLimit', credit_limit, 'barred', barred, 'note', note,
    'paymentMethods', payment_methods, 'usualMethod', usual_method,
    'priceList', case when price_lists.id is not null then json_build_object('id', price_lists.id, 'name', price_lists.name) end,
    'setAt', to_char(set_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'), 'setBy', ${nameOf(language, 'setter')})
  from company_terms as terms join accounts as setter on setter.id = terms.set_by left join price_lists on price_lists.id = terms.price_list_id
  where ${termsColumn[kind]} = ${id} order by terms.id desc limit 20)`

type Asked = { language: Language; text?: string | undefined; after?: TermsHolder | undefined; size: number }

/**
 * Companies by number, then business accounts that act for none.
 * @param language in which whoever set terms is named
 * @param text the beginnings of words of a name; without one those with terms of their own
 * @returns one more than the page
 */
export async function holdersOfTerms(tx: ReadDb<DB>, { language, text, after, size }: Asked): Promise<CompanyOnTerms[]> {
  const [company, account] = [sql.ref('companies.id'), sql.ref('accounts.id')]
  const named = { company: sql`name_words(companies.name, '', '', '')`, account: sql`name_words(last_name, first_name, middle_name, company_name)` }
  const wanted = (kind: TermsHolder['kind'], id: RawBuilder<unknown>) =>
    text ? sql`${named[kind]} @@ name_query(${text})` : sql`exists (select from company_terms as terms where ${termsColumn[kind]} = ${id})`
  const { rows } = await sql<CompanyOnTerms>`
    select * from (
      (select 'company' as kind, companies.id as id, concat_ws(' ', companies.name, lookups.short) as company,
        (select email from company_people as people join accounts on accounts.id = people.account_id
          where people.company_id = companies.id and role = 'administrator' and left_at is null order by people.account_id limit 1) as email,
        ${openOf(ofHolder('company', company))} as open, ${historyOf('company', company, language)} as history
      from companies left join lookups on lookups.kind = 'businessForms' and lookups.id = companies.business_form_id
      where ${wanted('company', company)} and ${after?.kind !== 'account'}::boolean and companies.id > ${after?.kind === 'company' ? after.id : 0}
      order by companies.id limit ${size + 1})
      union all
      (select 'account' as kind, accounts.id as id, accounts.company_name as company, accounts.email,
        ${openOf(ofHolder('account', account))} as open, ${historyOf('account', account, language)} as history
      from accounts where accounts.company_name is not null and accounts.customer_type <> 'EMPLOYEE' and ${wanted('account', account)}
        and not exists (select from company_people where company_people.account_id = accounts.id) and accounts.id > ${after?.kind === 'account' ? after.id : 0}
      order by accounts.id limit ${size + 1})) as holders
    order by kind desc, id limit ${size + 1}
  `.execute(tx)
  return rows
}

/** Locks who pays on terms: of two who set them one comes after the other. @returns the terms in force; undefined: there is no such holder */
export async function lockHolder(tx: ReadDb<DB>, { kind, id }: TermsHolder): Promise<{ termsId: number | null } | undefined> {
  const { rows } = await (kind === 'company'
    ? sql`select id from companies where id = ${id} for update`
    : sql`select id from accounts where id = ${id} and company_name is not null and customer_type <> 'EMPLOYEE'
        and not exists (select from company_people where account_id = accounts.id) for update`
  ).execute(tx)
  if (rows.length === 0) return undefined
  return { termsId: (await presentTerms(tx, { kind, id }))?.id ?? null }
}

/** The terms in force; undefined: those of every company. */
export const presentTerms = (tx: ReadDb<DB>, { kind, id }: TermsHolder) =>
  tx
    .selectFrom('companyTerms')
    .select(['id', 'dueDays', 'creditLimit', 'barred', 'paymentMethods', 'usualMethod', 'priceListId'])
    .where(kind === 'company' ? 'companyId' : 'accountId', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

type NewTerms = CompanyTerms & CompanyWays & { note: string; setAt: Temporal.Instant; setBy: number }

export const insertTerms = (tx: Kysely<DB>, { kind, id }: TermsHolder, terms: NewTerms) =>
  tx
    .insertInto('companyTerms')
    .values({
      ...terms,
      paymentMethods: terms.paymentMethods && [...terms.paymentMethods],
      ...(kind === 'company' ? { companyId: id } : { accountId: id }),
    })
    .execute()
