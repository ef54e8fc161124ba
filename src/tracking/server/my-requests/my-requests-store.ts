import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { addressTypes } from '#addresses/address-type.ts'
import type { Language } from '#base/languages.ts'
import { compiledRead } from '#base/server/db/compiled-read.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import type { PickupWindow } from '#requests/pickup-window.ts'
import { happenedTo } from '#requests/server/history-store.ts'
import { customerMustPay, owesInvoice } from '#requests/server/owed-invoice-store.ts'
import { awaitedDecision } from '#requests/server/promise/awaited-decision-store.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'
import type { RequestSearch } from '../../request-search.ts'
import { documentStatuses, lastDayToMention } from '../../waiting.ts'
import { quoted } from '../followed-request-store.ts'

/** What stands on top of the screen; more are behind the filter. */
export const maxWaiting = 10

/** Whose requests, and as of which day. */
export type Owner = { readonly accountId: number; readonly language: Language; readonly today: Day }

export type Filters = {
  readonly statuses: readonly RequestStatus[]
  readonly brandId: number | undefined
  readonly state: 'open' | 'closed' | 'waiting' | undefined
  readonly search: RequestSearch | undefined
}

// Values and no `exists`, for which PostgreSQL may read the whole table once instead of a row of each request.
const lacksDocument = sql<boolean>`((select definition ->> 'documents' from forms where forms.id = requests.form_id) = 'atLeastOne' and (
  select true from documents where documents.request_id = requests.id and documents.type in ('invoice', 'warrantyCard') and documents.replaced_at is null limit 1) is null)`
const goesHome = sql<boolean>`((select true from request_addresses where request_addresses.request_id = requests.id
  and request_addresses.address_type_id = ${sql.lit(addressTypes.out)} and request_addresses.locker_provider is not null) is null)`

const lastDay = (table: 'quotes' | 'expert_reports', which: RawBuilder<unknown>) =>
  sql`(select (valid_until at time zone 'Europe/Budapest')::date from ${sql.table(table)} where ${sql.ref(`${table}.request_id`)} = requests.id and ${which})`

/** Something waits for the customer: `waitsFor` of waiting.ts, as the database finds it among the open requests of an account. */
const waits = (today: Day, tomorrow: Day = lastDayToMention(today)): Expression<SqlBool> =>
  sql<boolean>`(
    requests.status = 'QUOTE_DONE' and ${lastDay('quotes', sql`quotes.status in ('sent', 'accepted', 'rejected', 'expired')`)} >= ${today}::date
    or requests.status = 'ARRIVED' and ${lastDay('expert_reports', sql`expert_reports.status = 'issued'`)} >= ${today}::date
    or requests.status in ('RECEIVED', 'DELIVERY_IN_ORDERED') and (requests.pickup_day is null
      or requests.collected_at is null and requests.pickup_day between ${today}::date and ${tomorrow}::date)
    or ${customerMustPay}
    or requests.status = 'SHIPPED' and ${goesHome}
    or requests.status = any(${[...documentStatuses]}::text[]) and ${lacksDocument})`

/**
 * The rows of one account in their order, the newest first. Of the open ones PostgreSQL takes `requests_open_of_account`, and whatever else is
 * asked of them is asked one by one until enough are found: `offset 0` keeps it from beginning with all requests of a status, whosever they are.
 */
const rowsOf = (tx: ReadDb<DB>, { accountId }: Pick<Owner, 'accountId'>, areOpen: boolean) =>
  tx
    .selectFrom('requests')
    .selectAll()
    .where('accountId', '=', accountId)
    .$if(areOpen, (query) => query.where('closedAt', 'is', null).orderBy('receivedAt', 'desc').orderBy('id', 'desc').offset(0))
    .as('requests')

/**
 * The numbers of a page, the newest first: a request that comes meanwhile is on the first page, no page repeats or skips one. Apart from what is
 * shown of them (`ownRequests`), because PostgreSQL plans a page anew each time: for a limit it does not know it expects a tenth of the account.
 * @returns one more than the page, which tells whether there is another
 */
export async function pageOfOwnRequests(
  tx: ReadDb<DB>,
  owner: Owner,
  { statuses, brandId, state, search }: Filters,
  { after, size }: { readonly after: number | undefined; readonly size: number },
): Promise<number[]> {
  let query = tx
    .selectFrom(rowsOf(tx, owner, state === 'open' || state === 'waiting'))
    .select('requests.id')
    .orderBy('requests.receivedAt', 'desc')
    .orderBy('requests.id', 'desc')
  if (statuses.length > 0) query = query.where(sql<boolean>`requests.status = any(${[...statuses]}::text[])`)
  if (brandId !== undefined) query = query.where('requests.brandId', '=', brandId)
  if (state === 'closed') query = query.where('requests.closedAt', 'is not', null)
  if (state === 'waiting') query = query.where(waits(owner.today))
  if (search !== undefined) query = query.where(fits(search, owner.language))
  // Somebody else's request is no place in this list: its time must not be told.
  if (after !== undefined)
    query = query.where(
      sql<boolean>`(requests.received_at, requests.id) < (select received_at, id from requests as last where id = ${after} and account_id = ${owner.accountId})`,
    )
  return (await query.limit(size + 1).execute()).map(({ id }) => id)
}

const rowsById = compiledRead((tx: ReadDb<DB>, { ids }: { ids: readonly number[] }) =>
  tx
    .selectFrom('requests')
    .select(['id', 'gsmWorksheetId', 'version', 'status', 'outcome', 'receivedAt', 'closedAt', 'availableServiceId', 'language'])
    .select(['warrantyTypeId', 'brandId', 'productGroupId', 'productTypeId', 'productTypeOther', 'colourId'])
    .select(['identifier', 'identifierKind', 'imei2', 'dateOfPurchase', 'troubleDescription', 'insuranceNumber', 'prevCrmRequestId'])
    .select(['pickupDay', 'pickupWindow', 'collectedAt', 'promisedBy', 'firstPromisedBy'])
    .select([quoted.as('quoted'), owesInvoice.as('owesInvoice'), lacksDocument.as('lacksDocument'), goesHome.as('goesHome')])
    .select([happenedTo.as('happened'), awaitedDecision.as('awaited')])
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .$narrowType<{
      status: RequestStatus
      outcome: Outcome | null
      identifierKind: 'imei' | 'serial'
      pickupWindow: PickupWindow | null
      language: Language
      lacksDocument: boolean
    }>(),
)
export type OwnRequestRow = Awaited<ReturnType<typeof rowsById>>[number]

/** Requests in one line each, by their numbers. */
export const ownRequests = async (tx: ReadDb<DB>, ids: readonly number[]): Promise<ReadonlyMap<number, OwnRequestRow>> =>
  new Map(ids.length === 0 ? [] : (await rowsById(tx, { ids })).map((row) => [row.id, row]))

/** Of an account: how many requests of each brand, how many of them are open, and which wait for the customer, one more than are shown. */
const overview = compiledRead((tx: ReadDb<DB>, owner: Pick<Owner, 'accountId' | 'today'> & { readonly tomorrow: Day }) =>
  tx.selectNoFrom([
    sql<{ id: number; name: string; count: number; open: number }[]>`coalesce((
      select jsonb_agg(jsonb_build_object('id', brands.id, 'name', brands.name, 'count', counted.count, 'open', counted.open) order by brands.name)
      from (select brand_id, count(*), count(*) filter (where closed_at is null) as open from requests where account_id = ${owner.accountId} group by brand_id) as counted
        join brands on brands.id = counted.brand_id), '[]')`.as('brands'),
    sql<number[]>`to_json(array(${tx
      .selectFrom(rowsOf(tx, owner, true))
      .select('requests.id')
      .where(waits(owner.today, owner.tomorrow))
      .orderBy('requests.receivedAt', 'desc')
      .orderBy('requests.id', 'desc')
      .limit(sql.lit(maxWaiting + 1))}))`.as('waiting'),
  ]),
)

export async function overviewOfOwnRequests(tx: ReadDb<DB>, { accountId, today }: Owner) {
  const [found] = await overview(tx, { accountId, today, tomorrow: lastDayToMention(today) })
  return found ?? { brands: [], waiting: [] }
}

/** A text of a person as a pattern of LIKE. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function fits({ number, identifiers, references, words }: RequestSearch, language: Language): RawBuilder<boolean> {
  const device = sql`concat_ws(' ', (select name from brands where brands.id = requests.brand_id),
    (select concat_ws(' ', trade_name, factory_name) from product_types where product_types.id = requests.product_type_id), requests.product_type_other,
    (select ${inLanguage('product_groups.names', language)} from product_groups where product_groups.id = requests.product_group_id))`
  const ends = identifiers.map((one) => `%${escaped(one)}`)
  const readings = [
    ...(number === null ? [] : [sql<boolean>`requests.id = ${number}`]),
    sql<boolean>`requests.identifier like any(${ends}::text[]) or requests.imei2 like any(${ends}::text[])`,
    sql<boolean>`requests.gsm_worksheet_id = any(${[...references]}::text[]) or upper(requests.insurance_number) = any(${[...references]}::text[])`,
    ...(words.length === 0 ? [] : [sql<boolean>`${device} ilike all(${words.map((word) => `%${escaped(word)}%`)}::text[])`]),
  ]
  return sql<boolean>`(${sql.join(readings, sql` or `)})`
}
