import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reach } from '#accounts/who.ts'
import { addressTypes } from '#addresses/address-type.ts'
import type { Language } from '#base/languages.ts'
import { pageSizeOf, rowsPerPage } from '#base/rows-per-page.ts'
import { compiledReads, unseen } from '#base/server/db/compiled-statement.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import { type JsonRow, jsonRow, type PackedRow } from '#base/server/db/json-row.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import type { PickupWindow } from '#requests/pickup-window.ts'
import { requestSources } from '#requests/request-source.ts'
import { afterCancelling, customerMustPay, leavesOnTerms } from '#requests/server/owed-invoice-store.ts'
import { summaryColumns } from '#requests/server/promise/expected-step.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'
import type { RequestSearch } from '../../request-search.ts'
import { documentStatuses, lastDayToMention } from '../../waiting.ts'

/** What stands on top of the screen; more are behind the filter. */
export const maxWaiting = 10

/** Whose requests, and as of which day. */
export type Owner = Reach & { readonly language: Language; readonly today: Day }
/** Of the account; of its whole company; or its own and those of some cost centres. It shapes the statement, whose values are not known when it is built. */
type Scope = 'own' | 'company' | 'costCentres'
type Whose = Reach & { readonly scope: Scope }

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
const goesHome = sql<boolean>`(not requests.returns_to_counter and (select true from request_addresses where request_addresses.request_id = requests.id
  and request_addresses.address_type_id = ${sql.lit(addressTypes.out)} and request_addresses.locker_provider is not null) is null)`

/** What may wait for its customer: what is open, and what is over and owes. The indexes `requests_open_of_…` have these words (migration 0183). */
export const mayWait = sql<SqlBool>`(requests.closed_at is null or requests.owes_invoice or requests.short_of_cash)`

/** Something waits for the customer: `waitsFor` of waiting.ts, as the database finds it among those that `mayWait`. At a counter the store waits for the courier. */
export function waits(values: Pick<Values, 'today' | 'tomorrow'>): RawBuilder<SqlBool> {
  const [today, tomorrow] = [unseen(values.today, 'date'), unseen(values.tomorrow, 'date')]
  return sql<boolean>`(requests.closed_at is not null or
    requests.status = 'QUOTE_DONE' and (requests.quote_until at time zone 'Europe/Budapest')::date >= ${today}
    or requests.status = 'ARRIVED' and requests.report_status = 'issued' and (requests.report_until at time zone 'Europe/Budapest')::date >= ${today}
    or requests.status in ('RECEIVED', 'DELIVERY_IN_ORDERED') and requests.request_source_id <> ${sql.lit(requestSources.counter)} and (requests.pickup_day is null
      or requests.collected_at is null and requests.pickup_day between ${today} and ${tomorrow})
    or ${customerMustPay}
    or requests.status = 'SHIPPED' and ${goesHome}
    or ${awaitsDocument} and ${lacksDocument})`
}

const isOfCompany = ({ companyId }: Whose) => sql<boolean>`company_id = ${unseen(companyId)}`
const isOwn = ({ accountId }: Whose) => sql<boolean>`account_id = ${unseen(accountId)}`
const isOf = (whose: Whose): RawBuilder<boolean> =>
  ({
    own: isOwn(whose),
    company: isOfCompany(whose),
    costCentres: sql<boolean>`(${isOfCompany(whose)} and (${isOwn(whose)} or cost_centre_id = any(${whose.costCentres}::bigint[])))`,
  })[whose.scope]

/**
 * The rows of one account, or of its company, or of one cost centre, in their order, the newest first. Of those that are open, or may wait, PostgreSQL takes `requests_open_of_account`,
 * and whatever else is asked of them is asked one by one until enough are found: `offset 0` keeps it from beginning with all requests of a status, whosever they are.
 */
const rowsOf = (tx: ReadDb<DB>, isTheirs: RawBuilder<boolean>, among: Numbers['among']) => {
  const theirs = tx.selectFrom('requests').selectAll().where(isTheirs)
  const walked = among && theirs.where(among).orderBy('receivedAt', 'desc').orderBy('id', 'desc').offset(sql.lit(0))
  return (walked ?? theirs).as('requests')
}

const isOpen = sql<SqlBool>`requests.closed_at is null`

/** `among`: those that are walked, where it is not all of them. */
type Numbers = { readonly among: RawBuilder<SqlBool> | null; readonly fit: readonly RawBuilder<SqlBool>[]; readonly limit: number }

/** The newest first: a request that comes meanwhile is on the first page, no page repeats or skips one. */
function inOrder(tx: ReadDb<DB>, isTheirs: RawBuilder<boolean>, { among, fit, limit }: Numbers) {
  let query = tx.selectFrom(rowsOf(tx, isTheirs, among)).select(['requests.id', 'requests.receivedAt'])
  for (const condition of fit) query = query.where(condition)
  return query.orderBy('requests.receivedAt', 'desc').orderBy('requests.id', 'desc').limit(sql.lit(limit))
}

/**
 * Of cost centres each is walked along its own index, and one's own requests along the account's: together they hold the first of all, however many there
 * are of others. What is both one's own and of a cost centre comes once.
 */
function numbersOf(tx: ReadDb<DB>, whose: Whose, asked: Numbers): RawBuilder<{ id: number }> {
  if (whose.scope !== 'costCentres') return sql`select id from (${inOrder(tx, isOf(whose), asked)}) as found order by received_at desc, id desc`
  const own = inOrder(tx, sql<boolean>`(${isOfCompany(whose)} and ${isOwn(whose)})`, asked)
  const ofCentre = inOrder(tx, sql<boolean>`(${isOfCompany(whose)} and cost_centre_id = centre.id)`, asked)
  return sql`select id from (
    (${own}) union
    (select found.id, found.received_at from unnest(${whose.costCentres}::bigint[]) as centre (id), lateral (${ofCentre}) as found)
  ) as found order by received_at desc, id desc limit ${sql.lit(asked.limit)}`
}

type Shape = ReturnType<typeof shapeOf>

/** What the text of the statement depends on. Its length does, because PostgreSQL plans a page of a length it does not know anew each time (decision 47). */
const shapeOf = ({ statuses, brandId, state, search, after, size }: Asked, owner: Owner) => ({
  scope: scopeOf(owner),
  statuses: statuses.length > 0,
  brand: brandId !== undefined,
  state,
  search: search !== undefined,
  after: after !== undefined,
  length: lengths.find((length) => length >= size) ?? size,
})
const lengths = rowsPerPage.map(pageSizeOf)
const scopeOf = ({ companyId, costCentres }: Reach): Scope => (companyId === null ? 'own' : costCentres === null ? 'company' : 'costCentres')

/** A spread would ask the places for names that are none. */
const whoseIn = ({ accountId, companyId, costCentres }: Values, { scope }: Shape): Whose => ({ accountId, companyId, costCentres, scope })

function pageOf(tx: ReadDb<DB>, values: Values, shape: Shape) {
  const { statuses, brand, state, search, after, length } = shape
  const whose = whoseIn(values, shape)
  const fit: RawBuilder<SqlBool>[] = []
  if (statuses) fit.push(sql`requests.status = any(${values.statuses}::text[])`)
  if (brand) fit.push(sql`requests.brand_id = ${values.brandId}`)
  if (state === 'closed') fit.push(sql`requests.closed_at is not null`)
  if (state === 'waiting') fit.push(waits(values))
  if (search) fit.push(fits(values))
  // Somebody else's request is no place in this list: its time must not be told.
  if (after)
    fit.push(sql`(requests.received_at, requests.id) < (select received_at, id from requests as last where id = ${values.after} and ${isOf(whose)})`)
  return numbersOf(tx, whose, { among: state === 'open' ? isOpen : state === 'waiting' ? mayWait : null, fit, limit: length + 1 })
}

const columns = [
  ...(['id', 'gsmWorksheetId', 'version', 'status', 'outcome', 'receivedAt', 'closedAt', 'availableServiceId', 'language'] as const),
  ...(['warrantyTypeId', 'brandId', 'productGroupId', 'productTypeId', 'productTypeOther', 'colourId'] as const),
  ...([
    'identifier',
    'identifierKind',
    'imei2',
    'dateOfPurchase',
    'troubleDescription',
    'insuranceNumber',
    'referenceNumber',
    'prevCrmRequestId',
  ] as const),
  ...(['pickupDay', 'pickupWindow', 'collectedAt', 'promisedBy', 'firstPromisedBy', 'quotedGross', 'quotedGrossMost'] as const),
  ...summaryColumns,
  'shortOfCash' as const,
]
/** Some of it is looked for only where something follows from it (`waitsFor`). */
const besides = {
  lacksDocument: sql<boolean>`(${awaitsDocument} and ${lacksDocument})`,
  leavesOnTerms,
  afterCancelling,
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

/** Of each brand how many requests, and how many of them are open; only with the first page. Summed up by triggers (migrations 0056 and 0094). */
type Counts = { readonly id: number; readonly name: string; readonly count: number; readonly open: number }[] | null
const counted = (whose: Whose) =>
  sql`select brand_id, sum(requests) as requests, sum(open) as open from request_counts where ${isOf(whose)} group by brand_id`
const counts = (whose: Whose) => sql<Counts>`coalesce((
  select json_agg(json_build_object('id', brands.id, 'name', brands.name, 'count', counted.requests, 'open', counted.open) order by brands.name)
  from (${counted(whose)}) as counted
    join brands on brands.id = counted.brand_id where counted.requests > 0), '[]')`

/** The same of a list that is read otherwise. */
export async function countsOfBrands(tx: ReadDb<DB>, reach: Reach): Promise<NonNullable<Counts>> {
  const { brands } = await tx.selectNoFrom(counts({ ...reach, scope: scopeOf(reach) }).as('brands')).executeTakeFirstOrThrow()
  return brands ?? []
}

/** Requests in one line each, by their numbers, in no order. */
export async function requestLinesOf(tx: ReadDb<DB>, ids: readonly number[]): Promise<OwnRequestRow[]> {
  const rows = await tx.selectFrom('requests').select(inRow.packed.as('row')).where(sql<boolean>`requests.id = any(${ids}::bigint[])`).execute()
  return rows.map(({ row }) => inRow.unpack(row))
}

export const gatherRequestCounts = async (tx: Kysely<DB>): Promise<void> => void (await sql`select gather_request_counts()`.execute(tx))

const arrayOf = (numbers: RawBuilder<{ id: number }>) => sql<number[]>`array(${numbers})`
const none = sql<number[]>`'{}'::bigint[]`

/** The numbers of a page, one more than asked for, and of what waits, one more than shown. */
const found = (tx: ReadDb<DB>, values: Values, shape: Shape) =>
  tx.selectNoFrom([
    sql<number[]>`(${arrayOf(pageOf(tx, values, shape))})[1:${values.size}::int + 1]`.as('page'),
    (shape.after ? none : arrayOf(numbersOf(tx, whoseIn(values, shape), { among: mayWait, fit: [waits(values)], limit: maxWaiting + 1 }))).as(
      'waiting',
    ),
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
      (shape.after ? sql<Counts>`null` : counts(whoseIn(values, shape))).as('brands'),
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

export const patternsOf = ({ number, identifiers, references, words }: RequestSearch = nothingAsked): Patterns => ({
  number,
  ends: identifiers.map((one) => `%${escaped(one)}`),
  references: [...references],
  // Everything is like all of no words.
  words: words.length === 0 ? null : words.map((word) => `%${escaped(word)}%`),
})
const nothingAsked: RequestSearch = { number: null, identifiers: [], references: [], words: [] }

function fits({ number, ends, references, words, language }: Patterns & { readonly language: Language }): RawBuilder<boolean> {
  const device = sql`concat_ws(' ', (select name from brands where brands.id = requests.brand_id),
    (select concat_ws(' ', trade_name, factory_name) from product_types where product_types.id = requests.product_type_id), requests.product_type_other,
    (select ${inLanguage('product_groups.names', language)} from product_groups where product_groups.id = requests.product_group_id))`
  return sql<boolean>`(requests.id = ${number} or requests.identifier like any(${ends}::text[]) or requests.imei2 like any(${ends}::text[])
    or requests.gsm_worksheet_id = any(${references}::text[]) or upper(requests.insurance_number) = any(${references}::text[])
    or ${device} ilike all(${words}::text[]))`
}
