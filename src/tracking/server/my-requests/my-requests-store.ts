import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { addressTypes } from '#addresses/address-type.ts'
import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { Day } from '#calendar/calendar.ts'
import type { DB } from '#db/schema.ts'
import type { PickupWindow } from '#requests/pickup-window.ts'
import { customerMustPay, owesInvoice } from '#requests/server/owed-invoice-store.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'
import type { RequestSearch } from '../../request-search.ts'
import { documentStatuses, lastDayToMention } from '../../waiting.ts'
import { quoted } from '../followed-request-store.ts'

/** Whose requests, and as of which day. */
export type Owner = { readonly accountId: number; readonly language: Language; readonly today: Day }

export type Filters = {
  readonly statuses: readonly RequestStatus[]
  readonly brandId: number | undefined
  readonly state: 'open' | 'closed' | 'waiting' | undefined
  readonly search: RequestSearch | undefined
}

const lacksDocument = sql<boolean>`(forms.definition ->> 'documents' = 'atLeastOne' and not exists (
  select from documents where documents.request_id = requests.id and documents.type in ('invoice', 'warrantyCard') and documents.replaced_at is null))`
const goesHome = sql<boolean>`not exists (select from request_addresses where request_addresses.request_id = requests.id
  and request_addresses.address_type_id = ${addressTypes.out} and request_addresses.locker_provider is not null)`

const lastDay = (column: string) => sql`(${sql.ref(column)} at time zone 'Europe/Budapest')::date`

/** Something waits for the customer: `waitsFor` of waiting.ts, as the database finds it among the open requests of an account. */
const waits = (today: Day): Expression<SqlBool> =>
  sql<boolean>`(
    requests.status = 'QUOTE_DONE' and exists (select from quotes where quotes.request_id = requests.id and quotes.status not in ('draft', 'void')
      and ${lastDay('quotes.valid_until')} >= ${today}::date)
    or requests.status = 'ARRIVED' and exists (select from expert_reports where expert_reports.request_id = requests.id and expert_reports.status = 'issued'
      and ${lastDay('expert_reports.valid_until')} >= ${today}::date)
    or requests.status in ('RECEIVED', 'DELIVERY_IN_ORDERED') and (requests.pickup_day is null
      or requests.collected_at is null and requests.pickup_day between ${today}::date and ${lastDayToMention(today)}::date)
    or ${customerMustPay}
    or requests.status = 'SHIPPED' and ${goesHome}
    or requests.status = any(${[...documentStatuses]}::text[]) and ${lacksDocument})`

/**
 * The rows of one account in their order, the newest first. Of the open ones PostgreSQL takes `requests_open_of_account`, and whatever else is
 * asked of them is asked one by one until enough are found: `offset 0` keeps it from beginning with all requests of a status, whosever they are.
 */
const rowsOf = (tx: ReadDb<DB>, { accountId }: Owner, areOpen: boolean) =>
  tx
    .selectFrom('requests')
    .selectAll()
    .where('accountId', '=', accountId)
    .$if(areOpen, (query) => query.where('closedAt', 'is', null).orderBy('receivedAt', 'desc').orderBy('id', 'desc').offset(0))
    .as('requests')

/** Requests of one account in one line each; `requests_of_account` gives their order. */
const ownRequests = (tx: ReadDb<DB>, owner: Owner, { areOpen }: { readonly areOpen: boolean }) => {
  const { language } = owner
  return tx
    .selectFrom(rowsOf(tx, owner, areOpen))
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .innerJoin('productGroups', 'productGroups.id', 'requests.productGroupId')
    .innerJoin('forms', 'forms.id', 'requests.formId')
    .innerJoin('lookups as warrantyTypes', (join) =>
      join.onRef('warrantyTypes.id', '=', 'requests.warrantyTypeId').on('warrantyTypes.kind', '=', 'warrantyTypes'),
    )
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .leftJoin('colours', 'colours.id', 'requests.colourId')
    .select(['requests.id', 'gsmWorksheetId', 'requests.version', 'requests.status', 'requests.outcome', 'receivedAt', 'closedAt'])
    .select([
      'availableServiceId',
      'requests.language',
      'requests.warrantyTypeId',
      inLanguage('warranty_types.names', language).as('warrantyTypeName'),
    ])
    .select(['requests.brandId', 'brands.name as brandName'])
    .select(['requests.productGroupId', inLanguage('product_groups.names', language).as('productGroupName')])
    .select(['requests.productTypeId', 'productTypes.factoryName', 'productTypes.tradeName', 'productTypeOther'])
    .select(['requests.colourId', inLanguage('colours.names', language).as('colourName')])
    .select(['identifier', 'identifierKind', 'imei2', 'dateOfPurchase', 'troubleDescription', 'insuranceNumber', 'prevCrmRequestId'])
    .select(['pickupDay', 'pickupWindow', 'collectedAt', 'promisedBy', 'firstPromisedBy'])
    .select([quoted.as('quoted'), owesInvoice.as('owesInvoice'), lacksDocument.as('lacksDocument'), goesHome.as('goesHome')])
    .orderBy('requests.receivedAt', 'desc')
    .orderBy('requests.id', 'desc')
    .$narrowType<{
      status: RequestStatus
      outcome: Outcome | null
      identifierKind: 'imei' | 'serial'
      pickupWindow: PickupWindow | null
      language: Language
      lacksDocument: boolean
    }>()
}
export type OwnRequestRow = Awaited<ReturnType<ReturnType<typeof ownRequests>['execute']>>[number]

/**
 * The newest first: a request that comes meanwhile is on the first page, no page repeats or skips one.
 * @returns one more than the page, which tells whether there is another
 */
export function pageOfOwnRequests(
  tx: ReadDb<DB>,
  owner: Owner,
  { statuses, brandId, state, search }: Filters,
  { after, size }: { readonly after: number | undefined; readonly size: number },
): Promise<OwnRequestRow[]> {
  let query = ownRequests(tx, owner, { areOpen: state === 'open' || state === 'waiting' })
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
  return query.limit(size + 1).execute()
}

/** @returns one more than `max`, which tells whether there are more */
export const waitingOwnRequests = (tx: ReadDb<DB>, owner: Owner, max: number): Promise<OwnRequestRow[]> =>
  ownRequests(tx, owner, { areOpen: true })
    .where(waits(owner.today))
    .limit(max + 1)
    .execute()

/** How many requests an account has of each brand, and how many of them are open. */
export const countOwnRequests = (tx: ReadDb<DB>, accountId: number) =>
  tx
    .with('counted', (db) =>
      db
        .selectFrom('requests')
        .select((eb) => ['brandId', eb.fn.countAll<number>().as('count'), sql<number>`count(*) filter (where closed_at is null)`.as('open')])
        .where('accountId', '=', accountId)
        .groupBy('brandId'),
    )
    .selectFrom('counted')
    .innerJoin('brands', 'brands.id', 'counted.brandId')
    .select(['brands.id', 'brands.name', 'count', 'open'])
    .orderBy('brands.name')
    .execute()

/** A text of a person as a pattern of LIKE. */
const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&')

function fits({ number, identifiers, references, words }: RequestSearch, language: Language): RawBuilder<boolean> {
  const device = sql`concat_ws(' ', brands.name, product_types.trade_name, product_types.factory_name, requests.product_type_other, ${inLanguage('product_groups.names', language)})`
  const ends = identifiers.map((one) => `%${escaped(one)}`)
  const readings = [
    ...(number === null ? [] : [sql<boolean>`requests.id = ${number}`]),
    sql<boolean>`requests.identifier like any(${ends}::text[]) or requests.imei2 like any(${ends}::text[])`,
    sql<boolean>`requests.gsm_worksheet_id = any(${[...references]}::text[]) or upper(requests.insurance_number) = any(${[...references]}::text[])`,
    ...(words.length === 0 ? [] : [sql<boolean>`${device} ilike all(${words.map((word) => `%${escaped(word)}%`)}::text[])`]),
  ]
  return sql<boolean>`(${sql.join(readings, sql` or `)})`
}
