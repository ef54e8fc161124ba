import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reach } from '#accounts/who.ts'
import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import { isWithin } from '#requests/server/within-reach-store.ts'
import { warrantyTypes } from '#requests/status.ts'
import { requestSearchOf } from '#tracking/request-search.ts'
import { mayWait, patternsOf, waits } from '#tracking/server/my-requests/my-requests-store.ts'
import { lastDayToMention } from '#tracking/waiting.ts'
import type { CompanyRequestsQuery, SortKey } from '../list.ts'

/** Whose requests, for whom, and as of which day. */
export type Owner = Reach & { readonly language: Language; readonly today: Day }

/** What each order is by, as its index spells it (migration 0102); of two alike the number decides. What has no day or price comes at one end. */
const keys: Readonly<Record<SortKey, RawBuilder<unknown>>> = {
  received: sql`requests.received_at`,
  promised: sql`coalesce(requests.promised_by, 'infinity'::date)`,
  price: sql`coalesce(requests.quoted_gross, 0)`,
  reference: sql`coalesce(upper(requests.reference_number), '')`,
}

type Order = {
  readonly key: RawBuilder<unknown>
  readonly isByArrival: boolean
  readonly direction: RawBuilder<unknown>
  readonly isAfter: RawBuilder<unknown>
}

function orderOf({ sort }: CompanyRequestsQuery): Order {
  const isDown = sort.startsWith('-')
  const key = sort.replace('-', '') as SortKey
  return { key: keys[key], isByArrival: key === 'received', direction: isDown ? sql`desc` : sql`asc`, isAfter: isDown ? sql`<` : sql`>` }
}

const beginning = (day: Day) => sql`(${day}::date::timestamp at time zone 'Europe/Budapest')`

/** All that is asked of a request, but for its status. */
function conditions(owner: Owner, { state, sender, costCentre, brand, kind, from, to }: CompanyRequestsQuery): RawBuilder<SqlBool>[] {
  const all: RawBuilder<SqlBool>[] = []
  if (state === 'closed') all.push(sql`requests.closed_at is not null`)
  if (state === 'waiting') all.push(waits({ today: owner.today, tomorrow: lastDayToMention(owner.today) }))
  if (sender !== undefined) all.push(sql`requests.account_id = ${sender}`)
  if (costCentre === 'none') all.push(sql`requests.cost_centre_id is null`)
  else if (costCentre !== undefined) all.push(sql`requests.cost_centre_id = ${costCentre}`)
  if (brand !== undefined) all.push(sql`requests.brand_id = ${brand}`)
  if (kind !== undefined) all.push(sql`requests.warranty_type_id = ${warrantyTypes[kind]}`)
  if (from !== undefined) all.push(sql`requests.received_at >= ${beginning(from)}`)
  if (to !== undefined) all.push(sql`requests.received_at < ${beginning(to)} + interval '1 day'`)
  return all
}

type Search = ReturnType<typeof patternsOf>

/** As many as a page could ever hold; who finds more types more of the number. */
const maxNumbered = 1000

/**
 * What a number means is found by indexes, however many requests there are: the request's own, the end of an IMEI or serial number, a worksheet, a claim, and
 * the numbers the company gave itself. @returns null: it is no number of any of theirs
 */
async function numbered(tx: ReadDb<DB>, owner: Owner, text: string, { number, ends, references }: Search): Promise<number[] | null> {
  const typed = text.toUpperCase()
  // As ranges, which are an index's whatever the value is.
  const endings = ends.map((end) => [...end.replace(/^%/, '')].reverse().join(''))
  const ways = [
    sql`id = ${number}`,
    ...endings.map((ending) => sql`reverse(identifier) ~>=~ ${ending} and reverse(identifier) ~<~ ${`${ending}\u{10ffff}`}`),
    sql`imei2 = any(${ends.map((end) => end.replace(/^%/, ''))}::text[])`,
    sql`gsm_worksheet_id = any(${[...references]}::text[])`,
    sql`upper(reference_number) = ${typed}`,
    sql`upper(rma_number) = ${typed}`,
    sql`upper(insurance_number) = any(${[...references]}::text[])`,
  ]
  // `offset 0`: whose they are is asked of those few, and no list of everything of theirs is walked instead.
  const found = ways.map(
    (way) => sql`(select id from (select * from requests where ${way} limit ${20 * maxNumbered} offset 0) as requests where ${isWithin(owner)})`,
  )
  const { rows } = await sql<{ id: number }>`${sql.join(found, sql` union `)} limit ${maxNumbered}`.execute(tx)
  return rows.length > 0 ? rows.map(({ id }) => id) : null
}

type Catalogue = { readonly types: readonly number[]; readonly brands: readonly number[]; readonly groups: readonly number[] }

/** What of the catalogue has all of some words in its name: types, and brands with groups, pair by pair, for devices whose type nobody chose. */
async function namedIn(tx: ReadDb<DB>, language: Language, words: readonly string[]): Promise<Catalogue> {
  const group = inLanguage('product_groups.names', language)
  const { rows } = await sql<Catalogue>`
    select array(select product_types.id from product_types join brands on brands.id = product_types.brand_id
        join product_groups on product_groups.id = product_types.product_group_id
        where concat_ws(' ', brands.name, trade_name, factory_name, ${group}) ilike all(${words}::text[])) as types,
      coalesce(array_agg(pairs.brand), '{}') as brands, coalesce(array_agg(pairs.product_group), '{}') as groups
    from (select brands.id as brand, product_groups.id as product_group from brands, product_groups
      where concat_ws(' ', brands.name, ${group}) ilike all(${words}::text[])) as pairs`.execute(tx)
  return rows[0] ?? { types: [], brands: [], groups: [] }
}

/**
 * Words of the device, by the names of the catalogue; what was typed in its place stands with the request. The catalogue is asked first: what it does not
 * have is looked for in no request, and how many there are of what it has decides by which index PostgreSQL finds them.
 */
async function worded(tx: ReadDb<DB>, { language }: Owner, { words }: Search): Promise<RawBuilder<SqlBool>> {
  if (words === null) return sql`false`
  const { types, brands, groups } = await namedIn(tx, language, words)
  const ways: RawBuilder<SqlBool>[] = []
  if (types.length > 0) ways.push(sql`requests.product_type_id = any(${types}::bigint[])`)
  if (brands.length > 0)
    ways.push(sql`requests.product_type_id is null and requests.brand_id = any(${[...new Set(brands)]}::bigint[])
      and (requests.brand_id, requests.product_group_id) in (select * from unnest(${brands}::bigint[], ${groups}::bigint[]))`)
  ways.push(sql`requests.product_type_id is null and requests.product_type_other is not null
    and concat_ws(' ', (select name from brands where brands.id = requests.brand_id), requests.product_type_other,
      (select ${inLanguage('product_groups.names', language)} from product_groups where product_groups.id = requests.product_group_id)) ilike all(${words}::text[])`)
  return sql`(${sql.join(ways, sql` or `)})`
}

async function found(tx: ReadDb<DB>, owner: Owner, text: string): Promise<RawBuilder<SqlBool>> {
  const search = patternsOf(requestSearchOf(text))
  const numbers = await numbered(tx, owner, text, search)
  return numbers === null ? worded(tx, owner, search) : sql`requests.id = any(${numbers}::bigint[])`
}

/** The requests somebody is shown: their own, or all of the company, or beside their own those of each of their cost centres, which are walked one by one. */
function parts({ accountId, companyId, costCentres }: Owner): { readonly own: RawBuilder<SqlBool>; readonly centres: readonly number[] } {
  if (companyId === null) return { own: sql`requests.account_id = ${accountId}`, centres: [] }
  if (costCentres === null) return { own: sql`requests.company_id = ${companyId}`, centres: [] }
  return { own: sql`requests.company_id = ${companyId} and requests.account_id = ${accountId}`, centres: costCentres }
}

/**
 * The numbers of a page, one more than asked for. Whatever the list is in the order of its arrival by is walked along an index that begins with it: each
 * cost centre, each status; together they hold the first of all. In another order PostgreSQL chooses between the index of that order and those
 * of the filters, by their values.
 */
export async function numbersOfPage(tx: ReadDb<DB>, owner: Owner, query: CompanyRequestsQuery): Promise<number[]> {
  const { status = [], after, size } = query
  const { key, isByArrival, direction, isAfter } = orderOf(query)
  const asked = conditions(owner, query)
  if (query.text) asked.push(await found(tx, owner, query.text))
  // Somebody else's request is no place in this list: when it came must not be told.
  if (after !== undefined)
    asked.push(sql`(${key}, requests.id) ${isAfter} (select ${key}, requests.id from requests where requests.id = ${after} and ${isWithin(owner)})`)
  const isWalkedByStatus = isByArrival && status.length > 0
  if (status.length > 0 && !isWalkedByStatus) asked.push(sql`requests.status = any(${[...status]}::text[])`)
  const limit = size + 1
  const among = query.state === 'waiting' ? [mayWait] : query.state === 'open' ? [sql<SqlBool>`requests.closed_at is null`] : []
  const order = sql`order by ${key} ${direction}, requests.id ${direction}`
  const first = (...whose: readonly RawBuilder<SqlBool>[]) => {
    const theirs = [...whose, ...among]
    // What waits is asked of those that may wait one by one: `offset 0` keeps PostgreSQL from beginning with all requests of a status, whosever they are.
    if (query.state === 'waiting' && isByArrival)
      return sql`select requests.id, ${key} as place from (select * from requests where ${sql.join(theirs, sql` and `)} ${order} offset 0) as requests
        where ${sql.join(asked, sql` and `)} ${order} limit ${limit}`
    return sql`select requests.id, ${key} as place from requests where ${sql.join([...theirs, ...asked], sql` and `)} ${order} limit ${limit}`
  }
  const walked = (whose: RawBuilder<SqlBool>) =>
    isWalkedByStatus
      ? sql`select walked.* from unnest(${[...status]}::text[]) as one (status), lateral (${first(whose, sql`requests.status = one.status`)}) as walked`
      : first(whose)
  const { own, centres } = parts(owner)
  const ofCentre = walked(sql`requests.company_id = ${owner.companyId} and requests.cost_centre_id = centre.id`)
  const all =
    centres.length === 0
      ? walked(own)
      : !isByArrival
        ? first(isWithin(owner))
        : sql`(${walked(own)}) union (select walked.* from unnest(${[...centres]}::bigint[]) as centre (id), lateral (${ofCentre}) as walked)`
  const { rows } = await sql<{ id: number }>`select id from (${all}) as listed order by place ${direction}, id ${direction} limit ${limit}`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** What the company itself knows of its requests: its own numbers, who sent each, and which cost centre bears it. */
export const companyFactsOf = (tx: ReadDb<DB>, ids: readonly number[]) =>
  tx
    .selectFrom('requests')
    .leftJoin('accounts', 'accounts.id', 'requests.accountId')
    .leftJoin('costCentres', 'costCentres.id', 'requests.costCentreId')
    .select(['requests.id', 'referenceNumber', 'rmaNumber', 'promisedBy', 'accountId', 'costCentreId', 'code', 'costCentres.name as costCentreName'])
    .select(['accounts.lastName', 'accounts.firstName', 'accounts.middleName'])
    .where(sql<boolean>`requests.id = any(${[...ids]}::bigint[])`)
    .execute()

/** Everybody who sent something for the company, those who left too. */
export const sendersOf = (tx: ReadDb<DB>, companyId: number) =>
  tx
    .selectFrom('companyPeople')
    .innerJoin('accounts', 'accounts.id', 'companyPeople.accountId')
    .select(['accounts.id', 'lastName', 'firstName', 'middleName'])
    .where('companyId', '=', companyId)
    .orderBy('lastName')
    .orderBy('firstName')
    .orderBy('accounts.id')
    .limit(1000)
    .execute()

/** Those somebody looks after. */
export const costCentresWithin = (tx: ReadDb<DB>, companyId: number, costCentres: readonly number[] | null) =>
  tx
    .selectFrom('costCentres')
    .select(['id', 'code', 'name'])
    .where('companyId', '=', companyId)
    .$if(costCentres !== null, (query) => query.where(sql<boolean>`id = any(${[...(costCentres ?? [])]}::bigint[])`))
    .orderBy('code')
    .orderBy('id')
    .execute()

/** Which of some requests are in the list. */
export const listedOf = async (tx: ReadDb<DB>, reach: Reach, ids: readonly number[]): Promise<number[]> =>
  (
    await tx
      .selectFrom('requests')
      .select('id')
      .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
      .where(isWithin(reach))
      .execute()
  ).map(({ id }) => id)
