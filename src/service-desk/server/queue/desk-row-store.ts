import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import { afterCancelling, waitsForMoney } from '#requests/server/owed-invoice-store.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'
import type { HoldReason } from '../../hold.ts'
import type { Readings } from '../../search.ts'

/**
 * The customer's turn: an open quote, an undecided expert report, an unpaid invoice or proforma that is neither paid to the courier nor on terms, or a hold that says so.
 * Open reports are few, so they are read once; the status before them lets `requests_queue` find theirs (docs/service-desk-queries.md).
 */
const customersTurn = (isHeld: RawBuilder<boolean>) => sql<boolean>`(requests.status = 'QUOTE_DONE' or ${isHeld}
  or requests.status = 'ARRIVED' and requests.id = any(array(select request_id from expert_reports where status = 'issued'))
  or ${waitsForMoney})`

/** Of one row. */
const waitsForCustomer = customersTurn(sql`requests.hold_reason = 'ugyfel'`)
/** Of all: what is on hold is found in `held_requests` (decision 163). */
export const isAmongWaitingForCustomer = customersTurn(sql`requests.id = any(array(select request_id from held_requests where reason = 'ugyfel'))`)

/** A parcel under way; the condition of index `shipments_awaiting_news`. */
export const awaitsNews = sql`ended_at is null and ordered_at is not null and status <> 'IN_LOCKER'`

/** Requests in one line each, as queue and search show them; whoever asks says which and in which order. */
export const deskRows = (tx: ReadDb<DB>) =>
  tx
    .selectFrom('requests')
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .leftJoin('lookups as forms', (join) => join.on('forms.kind', '=', 'businessForms').onRef('forms.id', '=', 'requests.businessFormId'))
    .leftJoin('accounts as employees', 'employees.id', 'requests.assignedAccountId')
    .select([
      'requests.id',
      'gsmWorksheetId',
      'requests.version',
      'status',
      'outcome',
      'closedAt',
      'receivedAt',
      'warrantyTypeId',
      'identifier',
      'imei2',
    ])
    .select(['requests.firstName', 'requests.middleName', 'requests.lastName', 'requests.companyName', 'forms.short as businessForm'])
    .select([
      'requests.brandId',
      'brands.name as brandName',
      'pickupDay',
      'dueOn',
      'firstDueOn',
      'lateNotices',
      'holdReason',
      'holdSince',
      'assignedAccountId',
    ])
    .select(['employees.firstName as employeeFirstName', 'employees.middleName as employeeMiddleName', 'employees.lastName as employeeLastName'])
    .select((eb) => [
      eb.fn.coalesce('productTypes.tradeName', 'requests.productTypeOther').as('typeName'),
      sql<Day | null>`(select max(greatest(day, news_on)) from shipments where request_id = requests.id and ${awaitsNews})`.as('newsOn'),
      afterCancelling.as('afterCancelling'),
      sql<boolean>`coalesce(${waitsForCustomer}, false)`.as('waitsForCustomer'),
    ])
    .$narrowType<{ status: RequestStatus; outcome: Outcome | null; holdReason: HoldReason | null }>()
export const deskRowInstants = { closedAt: true, receivedAt: true, holdSince: true } as const
export type DeskRowOfStore = Awaited<ReturnType<ReturnType<typeof deskRows>['execute']>>[number]

/**
 * Requests that some reading of a typed text fits; each reading has its index. `offset 0` keeps it apart from the order around it:
 * the planner cannot know how rare a name is, and would walk a million requests in their order for one that nobody has.
 */
const fitting = (readings: Expression<SqlBool>, condition: RawBuilder<unknown>) =>
  sql`(select id, received_at from requests where ${readings} ${condition} offset 0) as fitting`

export const fitsOpen = (readings: Readings): Expression<SqlBool> =>
  sql<boolean>`requests.id in (select id from ${fitting(anyOf(readings), sql`and closed_at is null`)})`

/** Only so many are looked up whole: a common name fits a hundred thousand. @param readings `anyOf` of what was typed */
export const isAmongNewestFitting = (readings: Expression<SqlBool>, max: number): Expression<SqlBool> =>
  sql<boolean>`requests.id in (select id from ${fitting(readings, sql``)} order by received_at desc, id desc limit ${max})`

/** Requests whose parcel a courier knows by this code, which go to the locker of this code, or whose partner calls them or their return so. */
const requestsOfCode = (code: string) => requestsOfAny(sql`= ${code}`)

export const requestsOfCodes = (codes: readonly string[]) => requestsOfAny(sql`= any(${codes})`)

const requestsOfAny = (isOne: RawBuilder<unknown>) => sql<number[]>`array(
  select request_id from shipments where tracking_number ${isOne} union all
  select request_id from shipments where carrier_id ${isOne} union all
  select request_id from shipments where client_reference ${isOne} union all
  (select request_id from request_addresses where locker_code ${isOne} order by request_id desc limit 200) union all
  (select id from requests where upper(rma_number) ${isOne} order by id desc limit 200) union all
  (select id from requests where upper(reference_number) ${isOne} order by id desc limit 200))`

/** The models are few, so they are read once; a model of their own words people begin to type. */
const isOfModel = (model: string) => sql<boolean>`product_type_id = any(array(
    select id from product_types where folded(trade_name) like '%' || folded(${model}) || '%' and folded(${model}) <> ''))
  or folded(product_type_other) like nullif(folded(${model}), '') || '%'`

/** Each reading by the index of its own. */
const fits: { readonly [Reading in keyof Readings]: (value: NonNullable<Readings[Reading]>) => Expression<SqlBool> } = {
  number: (number) => sql<boolean>`id = ${number}`,
  identifiers: (identifiers) => sql<boolean>`identifier = any(${identifiers}) or imei2 = any(${identifiers})`,
  worksheetId: (worksheetId) => sql<boolean>`gsm_worksheet_id = ${worksheetId}`,
  phone: (phone) => sql<boolean>`phone = ${phone}`,
  email: (email) => sql<boolean>`lower(email) = ${email}`,
  name: (name) => sql<boolean>`name_words(last_name, first_name, middle_name, company_name) @@ name_query(${name})`,
  code: (code) => sql<boolean>`id = any(${requestsOfCode(code)})`,
  end: (end) => sql<boolean>`reverse(identifier) like reverse(${end}) || '%'`,
  model: isOfModel,
}

export const readingsIn = (readings: Readings): readonly (keyof Readings)[] =>
  (Object.keys(fits) as (keyof Readings)[]).filter(
    (reading) => readings[reading] !== null && (reading !== 'identifiers' || readings.identifiers.length > 0),
  )

/** @param readings values, or places for them in a statement that is compiled once */
export function anyOf(readings: Readings, which = readingsIn(readings)): Expression<SqlBool> {
  const conditions = which.map((reading) => (fits[reading] as (value: unknown) => Expression<SqlBool>)(readings[reading]))
  return conditions.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(conditions, sql` or `)})`
}
