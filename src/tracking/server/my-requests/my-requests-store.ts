import { type Expression, type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import { addressTypes } from '#addresses/address-type.ts'
import type { Language } from '#base/languages.ts'
import { pageSizeOf, rowsPerPage } from '#base/rows-per-page.ts'
import { compiledReads, unseen } from '#base/server/db/compiled-read.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import { type JsonRow, jsonRow, type PackedRow } from '#base/server/db/json-row.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import type { PickupWindow } from '#requests/pickup-window.ts'
import { customerMustPay } from '#requests/server/owed-invoice-store.ts'
import { summaryColumns } from '#requests/server/promise/expected-step.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'
import type { RequestSearch } from '../../request-search.ts'
import { documentStatuses, lastDayToMention } from '../../waiting.ts'

/** What stands on top of the screen; more are behind the filter. */
export const maxWaiting = 10

/** Whose requests, and as of which day. `companyId` null: those of the account, otherwise of its whole company. */
export type Owner = { readonly accountId: number; readonly companyId: number | null; readonly language: Language; readonly today: Day }
/** `isCompany` shapes the statement, whose values are not known when it is built. */
type Whose = Pick<Owner, 'accountId' | 'companyId'> & { readonly isCompany: boolean }

/** Which of them, from where on and how many. */
type Asked = {
  readonly statuses: readonly RequestStatus[]
  readonly brandId: number | undefined
  readonly state: 'open' | 'closed' | 'waiting' | undefined
  readonly search: RequestSearch | undefined
  readonly after: number | undefined
  readonly size: number
}

type Values = Owner & Omit<Asked, 'state' | 'search'> & Patterns & { readonly tomorrow: Day }

// Values and no `exists`, for which PostgreSQL may read the whole table once instead of a row of each request.
const lacksDocument = sql<boolean>`(requests.form_id = any(array(select id from forms where definition ->> 'documents' = 'atLeastOne')) and (
  select true from documents where documents.request_id = requests.id and documents.type in ('invoice', 'warrantyCard') and documents.replaced_at is null limit 1) is null)`
const awaitsDocument = sql<boolean>`requests.status in (${sql.join(documentStatuses.map((one) => sql.lit(one)))})`
const goesHome = sql<boolean>`((select true from request_addresses where request_addresses.request_id = requests.id
  and request_addresses.address_type_id = ${sql.lit(addressTypes.out)} and request_addresses.locker_provider is not null) is null)`

/** Something waits for the customer: `waitsFor` of waiting.ts, as the database finds it among the open requests of an account. */
function waits(values: Pick<Values, 'today' | 'tomorrow'>): Expression<SqlBool> {
  const [today, tomorrow] = [unseen(values.today, 'date'), unseen(values.tomorrow, 'date')]
  return sql<boolean>`(
    requests.status = 'QUOTE_DONE' and (requests.quote_until at time zone 'Europe/Budapest')::date >= ${today}
    or requests.status = 'ARRIVED' and requests.report_status = 'issued' and (requests.report_until at time zone 'Europe/Budapest')::date >= ${today}
    or requests.status in ('RECEIVED', 'DELIVERY_IN_ORDERED') and (requests.pickup_day is null
      or requests.collected_at is null and requests.pickup_day between ${today} and ${tomorrow})
    or ${customerMustPay}
    or requests.status = 'SHIPPED' and ${goesHome}
    or ${awaitsDocument} and ${lacksDocument})`
}

const isOf = ({ accountId, companyId, isCompany }: Whose) =>
  isCompany ? sql<boolean>`company_id = ${unseen(companyId)}` : sql<boolean>`account_id = ${unseen(accountId)}`

/**
 * The rows of one account, or of its company, in their order, the newest first. Of the open ones PostgreSQL takes `requests_open_of_account`, and whatever else is
 * asked of them is asked one by one until enough are found: `offset 0` keeps it from beginning with all requests of a status, whosever they are.
 */
const rowsOf = (tx: ReadDb<DB>, whose: Whose, areOpen: boolean) =>
  tx
    .selectFrom('requests')
    .selectAll()
    .where(isOf(whose))
    .$if(areOpen, (query) => query.where('closedAt', 'is', null).orderBy('receivedAt', 'desc').orderBy('id', 'desc').offset(sql.lit(0)))
    .as('requests')

/** The newest first: a request that comes meanwhile is on the first page, no page repeats or skips one. */
const numbersOf = (tx: ReadDb<DB>, owner: Whose, areOpen: boolean) =>
  tx
    .selectFrom(rowsOf(tx, owner, areOpen))
    .select('requests.id')
    .orderBy('requests.receivedAt', 'desc')
    .orderBy('requests.id', 'desc')

type Shape = ReturnType<typeof shapeOf>

/** What the text of the statement depends on. Its length does, because PostgreSQL plans a page of a length it does not know anew each time (decision 47). */
const shapeOf = ({ statuses, brandId, state, search, after, size }: Asked, { companyId }: Owner) => ({
  isCompany: companyId !== null,
  statuses: statuses.length > 0,
  brand: brandId !== undefined,
  state,
  search: search !== undefined,
  after: after !== undefined,
  length: lengths.find((length) => length >= size) ?? size,
})
const lengths = rowsPerPage.map(pageSizeOf)

const ownerIn = ({ accountId, companyId }: Values) => ({ accountId, companyId })

function pageOf(tx: ReadDb<DB>, values: Values, { isCompany, statuses, brand, state, search, after, length }: Shape) {
  const whose = { ...ownerIn(values), isCompany }
  let query = numbersOf(tx, whose, state === 'open' || state === 'waiting')
  if (statuses) query = query.where(sql<boolean>`requests.status = any(${values.statuses}::text[])`)
  if (brand) query = query.where(sql<boolean>`requests.brand_id = ${values.brandId}`)
  if (state === 'closed') query = query.where('requests.closedAt', 'is not', null)
  if (state === 'waiting') query = query.where(waits(values))
  if (search) query = query.where(fits(values))
  // Somebody else's request is no place in this list: its time must not be told.
  if (after)
    query = query.where(
      sql<boolean>`(requests.received_at, requests.id) < (select received_at, id from requests as last where id = ${values.after} and ${isOf(whose)})`,
    )
  return query.limit(sql.lit(length + 1))
}

const columns = [
  ...(['id', 'gsmWorksheetId', 'version', 'status', 'outcome', 'receivedAt', 'closedAt', 'availableServiceId', 'language'] as const),
  ...(['warrantyTypeId', 'brandId', 'productGroupId', 'productTypeId', 'productTypeOther', 'colourId'] as const),
  ...(['identifier', 'identifierKind', 'imei2', 'dateOfPurchase', 'troubleDescription', 'insuranceNumber', 'prevCrmRequestId'] as const),
  ...(['pickupDay', 'pickupWindow', 'collectedAt', 'promisedBy', 'firstPromisedBy', 'quotedGross'] as const),
  ...summaryColumns,
]
/** Some of it is looked for only where something follows from it (`waitsFor`). */
const besides = {
  lacksDocument: sql<boolean>`(${awaitsDocument} and ${lacksDocument})`,
  goesHome: sql<boolean>`(requests.status = 'SHIPPED' and ${goesHome})`,
}

/** A request in one line. */
export type OwnRequestRow = JsonRow<DB['requests'], (typeof columns)[number], typeof besides> & {
  status: RequestStatus
  outcome: Outcome | null
  identifierKind: 'imei' | 'serial'
  pickupWindow: PickupWindow | null
  language: Language
}

const inRow = jsonRow<OwnRequestRow>('requests', columns, besides)

/** Of each brand how many requests, and how many of them are open; only with the first page. Of an account summed up by triggers (migration 0056). */
type Counts = { readonly id: number; readonly name: string; readonly count: number; readonly open: number }[] | null
const counted = ({ accountId, companyId, isCompany }: Whose) =>
  isCompany
    ? sql`select brand_id, count(*) as requests, count(*) filter (where closed_at is null) as open from requests
        where company_id = ${unseen(companyId)} group by brand_id`
    : sql`select brand_id, sum(requests) as requests, sum(open) as open from request_counts where account_id = ${unseen(accountId)} group by brand_id`
const counts = (whose: Whose) => sql<Counts>`coalesce((
  select json_agg(json_build_object('id', brands.id, 'name', brands.name, 'count', counted.requests, 'open', counted.open) order by brands.name)
  from (${counted(whose)}) as counted
    join brands on brands.id = counted.brand_id where counted.requests > 0), '[]')`

export const gatherRequestCounts = async (tx: Kysely<DB>): Promise<void> => void (await sql`select gather_request_counts()`.execute(tx))

const arrayOf = (numbers: Expression<{ id: number }>) => sql<number[]>`array(${numbers})`
const none = sql<number[]>`'{}'::bigint[]`

/** The numbers of a page, one more than asked for, and of what waits, one more than shown. */
const found = (tx: ReadDb<DB>, values: Values, shape: Shape) =>
  tx.selectNoFrom([
    sql<number[]>`(${arrayOf(pageOf(tx, values, shape))})[1:${values.size}::int + 1]`.as('page'),
    (shape.after
      ? none
      : arrayOf(
          numbersOf(tx, { ...ownerIn(values), isCompany: shape.isCompany }, true)
            .where(waits(values))
            .limit(sql.lit(maxWaiting + 1)),
        )
    ).as('waiting'),
  ])

/** One statement for all, so that an answer waits for the database once: the numbers are found first, and what is shown is read by them. */
const read = compiledReads((tx: ReadDb<DB>, values: Values, shape: Shape) =>
  tx
    .with(
      (cte) => cte('found').materialized(),
      () => found(tx, values, shape),
    )
    .selectFrom('found')
    .select([
      sql<number[]>`to_json(found.page)`.as('page'),
      sql<number[]>`to_json(found.waiting)`.as('waiting'),
      sql<PackedRow[]>`(select coalesce(json_agg(${inRow.packed}), '[]')
        from requests where requests.id = any(found.page || found.waiting))`.as('rows'),
      (shape.after ? sql<Counts>`null` : counts({ ...ownerIn(values), isCompany: shape.isCompany })).as('brands'),
    ]),
)

/** A page of an account, and with its first page what is told of the whole account. */
export async function readOwnRequests(tx: ReadDb<DB>, owner: Owner, asked: Asked) {
  const { statuses, brandId, after, size, search } = asked
  const values = {
    ...owner,
    tomorrow: lastDayToMention(owner.today),
    statuses: [...statuses],
    brandId,
    after,
    size,
    ...patternsOf(search),
  }
  const [answer] = await read(tx, values, shapeOf(asked, owner))
  if (!answer) throw new Error('A select without a table answered nothing')
  return { ...answer, rows: answer.rows.map(inRow.unpack) }
}

/** A text of a person as a pattern of LIKE. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

type Patterns = {
  readonly number: number | null
  readonly ends: readonly string[]
  readonly references: readonly string[]
  readonly words: readonly string[] | null
}

const patternsOf = ({ number, identifiers, references, words }: RequestSearch = nothingAsked): Patterns => ({
  number,
  ends: identifiers.map((one) => `%${escaped(one)}`),
  references: [...references],
  // Everything is like all of no words.
  words: words.length === 0 ? null : words.map((word) => `%${escaped(word)}%`),
})
const nothingAsked: RequestSearch = { number: null, identifiers: [], references: [], words: [] }

function fits({ number, ends, references, words, language }: Values): RawBuilder<boolean> {
  const device = sql`concat_ws(' ', (select name from brands where brands.id = requests.brand_id),
    (select concat_ws(' ', trade_name, factory_name) from product_types where product_types.id = requests.product_type_id), requests.product_type_other,
    (select ${inLanguage('product_groups.names', language)} from product_groups where product_groups.id = requests.product_group_id))`
  return sql<boolean>`(requests.id = ${number} or requests.identifier like any(${ends}::text[]) or requests.imei2 like any(${ends}::text[])
    or requests.gsm_worksheet_id = any(${references}::text[]) or upper(requests.insurance_number) = any(${references}::text[])
    or ${device} ilike all(${words}::text[]))`
}
