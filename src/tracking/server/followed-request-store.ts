import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { CustomerType } from '#accounts/who.ts'
import type { Language } from '#base/languages.ts'
import { compiledRead } from '#base/server/db/compiled-read.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { LookupKind } from '#catalogue/catalogue.ts'
import type { DB, RequestAddresses } from '#db/schema.ts'
import type { Estimate } from '#prices/estimate.ts'
import type { PickupWindow } from '#requests/pickup-window.ts'
import { summaryColumns } from '#requests/server/promise/expected-step.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'

type Named = { id: number; name: string }

/** Entries of a short list as `{ id, name }`: those whose id the expression holds. */
const entries = (ids: RawBuilder<unknown>, kind: LookupKind, language: Language) =>
  sql<Named[]>`coalesce((select jsonb_agg(jsonb_build_object('id', l.id, 'name', coalesce(l.names ->> ${language}::text, l.names ->> 'hu'))
    order by l.position, l.id) from lookups as l where l.kind = ${kind} and l.id = any(${ids})), '[]'::jsonb)`

const entry = (id: RawBuilder<unknown>, kind: LookupKind, language: Language) => sql<Named | null>`${entries(sql`array[${id}]`, kind, language)} -> 0`

const newestPaymentMethod = sql`(select i.payment_method_id from invoices as i where i.request_id = requests.id order by i.created_at desc, i.id desc limit 1)`

const followed = compiledRead((tx: ReadDb<DB>, { requestId, language }: { requestId: number; language: Language }) =>
  tx
    .selectFrom('requests')
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .innerJoin('productGroups', 'productGroups.id', 'requests.productGroupId')
    .innerJoin('lookups as warrantyTypes', (join) =>
      join.onRef('warrantyTypes.id', '=', 'requests.warrantyTypeId').on('warrantyTypes.kind', '=', 'warrantyTypes'),
    )
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .leftJoin('colours', 'colours.id', 'requests.colourId')
    .leftJoin('costCentres', 'costCentres.id', 'requests.costCentreId')
    .leftJoin('mobilProviders', 'mobilProviders.id', 'requests.providerId')
    .leftJoin('worksheets', (join) => join.onRef('worksheets.requestId', '=', 'requests.id').on('worksheets.closedAt', 'is not', null))
    .select([
      'requests.id',
      'requests.gsmWorksheetId',
      'requests.version',
      'requests.status',
      'requests.outcome',
      'requests.receivedAt',
      'requests.closedAt',
      'requests.availableServiceId',
      'requests.warrantyTypeId',
      inLanguage('warranty_types.names', language).as('warrantyTypeName'),
      'requests.brandId',
      'brands.name as brandName',
      'requests.productGroupId',
      inLanguage('product_groups.names', language).as('productGroupName'),
      'requests.productTypeId',
      'productTypes.factoryName',
      'productTypes.tradeName',
      'requests.productTypeOther',
      'requests.colourId',
      inLanguage('colours.names', language).as('colourName'),
      'requests.identifier',
      'requests.identifierKind',
      'requests.dateOfPurchase',
      'requests.troubleDescription',
      'requests.insuranceNumber',
      'requests.rmaNumber',
      'requests.referenceNumber',
      'requests.pickupDay',
      'requests.collectedAt',
      'requests.handedBackAt',
      'requests.promisedBy',
      'requests.firstPromisedBy',
      'requests.pickupWindow',
      'requests.pickupNote',
      'requests.accountId',
      'requests.companyId',
      'requests.costCentreId',
      'requests.customerType',
      'requests.language',
      'requests.imei2',
      'requests.otherDescription',
      'requests.repairCostLimit',
      'requests.purchasePrice',
      'requests.accessoriesOther',
      'requests.prevCrmRequestId',
      'requests.prevGsmWorksheetId',
      'requests.firstName',
      'requests.middleName',
      'requests.lastName',
      'requests.email',
      'requests.phone',
      'requests.companyName',
      'requests.taxNumber',
      'worksheets.deviceIdentifierOut',
      'costCentres.code as costCentreCode',
      'costCentres.name as costCentreName',
    ])
    .select(sql<{ repair: number; delivery: number } | null>`requests.calculated_price`.as('calculatedPrice'))
    .select(sql<Estimate | null>`requests.estimate`.as('estimate'))
    .select(
      sql<Named | null>`case when mobil_providers.id is not null then jsonb_build_object('id', mobil_providers.id, 'name', mobil_providers.name) end`.as(
        'mobilProvider',
      ),
    )
    .select(entries(sql`requests.failure_option_ids`, 'failureOptions', language).as('failureOptions'))
    .select(entries(sql`requests.accessory_ids`, 'accessories', language).as('accessories'))
    .select(entry(sql`requests.sim_lock_id`, 'simLocks', language).as('simLock'))
    .select(entry(sql`requests.business_form_id`, 'businessForms', language).as('businessForm'))
    .select(entry(sql`requests.request_source_id`, 'requestSources', language).$castTo<Named>().as('requestSource'))
    .select(entry(newestPaymentMethod, 'paymentMethods', language).as('payment'))
    .select([...summaryColumns.map((column) => `requests.${column}` as const), 'requests.quotedGross'])
    .where('requests.id', '=', requestId)
    .$narrowType<{
      status: RequestStatus
      outcome: Outcome | null
      identifierKind: 'imei' | 'serial'
      pickupWindow: PickupWindow | null
      customerType: CustomerType
      language: Language
    }>(),
)
export type FollowedRow = Awaited<ReturnType<typeof followed>>[number]

/** The row of a request with the names of what it points at, in one language. */
export const findFollowed = async (tx: ReadDb<DB>, requestId: number, language: Language): Promise<FollowedRow | undefined> =>
  (await followed(tx, { requestId, language }))[0]

const addresses = compiledRead((tx: ReadDb<DB>, { requestId }: { requestId: number }) =>
  tx.selectFrom('requestAddresses').selectAll().where('requestId', '=', requestId),
)

/** The three addresses of a request. */
export const addressesOf = (tx: ReadDb<DB>, requestId: number): Promise<AddressRow[]> => addresses(tx, { requestId })
export type AddressRow = Selectable<RequestAddresses>

const progress = compiledRead((tx: ReadDb<DB>, { requestId }: { requestId: number }) =>
  tx
    .selectFrom('requests')
    .select(['warrantyTypeId', 'status', 'outcome', 'closedAt'])
    .where('id', '=', requestId)
    .$narrowType<{ status: RequestStatus; outcome: Outcome | null }>(),
)

/** The request itself, as far as its history is told by it. */
export const findProgress = async (tx: ReadDb<DB>, requestId: number) => (await progress(tx, { requestId }))[0]
