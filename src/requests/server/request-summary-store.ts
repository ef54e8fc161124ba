import { type InferResult, type RawBuilder, type Selectable, sql } from 'kysely'
import type { CustomerType } from '#accounts/who.ts'
import { addressTypes } from '#addresses/address-type.ts'
import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import { asOneStatement, part } from '#base/server/db/one-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB, RequestAddresses } from '#db/schema.ts'
import type { Estimate } from '#prices/estimate.ts'
import type { IdentifierKind } from '../identifier.ts'
import type { PickupWindow } from '../pickup-window.ts'
import type { Outcome, RequestStatus } from '../status.ts'
import { preparationItems } from './preparation/preparation-store.ts'

const listed = (ids: string, kind: 'failureOptions' | 'accessories', language: RawBuilder<Language>) =>
  sql<string[]>`array(select coalesce(names ->> ${language}, names ->> 'hu') from lookups
    where kind = ${kind} and id = any(${sql.ref(ids)}) order by position, id)`

type Address = Selectable<RequestAddresses>
const addressColumns = [
  ...([
    'requestId',
    'addressTypeId',
    'isCompany',
    'contactName',
    'contactPhone',
    'billingName',
    'taxNumber',
    'countryCode',
    'postalCode',
    'city',
  ] as const),
  ...(['publicPlaceName', 'publicPlaceType', 'streetNumber', 'other', 'lockerProvider', 'lockerCode'] as const),
] satisfies (keyof Address)[]

/** The three addresses of a row of `requests`, all of each: texts, numbers and flags, which JSON keeps as they are. */
const addressesOfRow = sql<
  Address[]
>`(select json_agg(json_build_object(${sql.join(addressColumns.flatMap((column) => [sql.lit(column), sql.ref(`a.${column}`)]))}))
  from request_addresses as a where a.request_id = requests.id)`

const summary = (tx: ReadDb<DB>, { requestId, readIn }: { requestId: number; readIn: Language | null }) => {
  const language = sql<Language>`coalesce(${readIn}::text, requests.language)`
  return tx
    .selectFrom('requests')
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .innerJoin('productGroups', 'productGroups.id', 'requests.productGroupId')
    .innerJoin('availableServices', 'availableServices.id', 'requests.availableServiceId')
    .leftJoin('mobilProviders', 'mobilProviders.id', 'requests.providerId')
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .leftJoin('colours', 'colours.id', 'requests.colourId')
    .leftJoin('lookups as forms', (join) => join.on('forms.kind', '=', 'businessForms').onRef('forms.id', '=', 'requests.businessFormId'))
    .where('requests.id', '=', requestId)
    .select([
      'requests.id',
      'requests.language',
      'requests.status',
      'requests.outcome',
      'requests.closedAt',
      'requests.version',
      'requests.receivedAt',
    ])
    .select([
      'requests.warrantyTypeId',
      'requests.serviceId',
      'requests.requestSourceId',
      'requests.returnsToCounter',
      'identifier',
      'identifierKind',
      'imei2',
      'dateOfPurchase',
      'purchasePrice',
    ])
    .select([
      'troubleDescription',
      'otherDescription',
      'accessoriesOther',
      'insuranceNumber',
      'rmaNumber',
      'referenceNumber',
      'repairCostLimit',
      'estimate',
      'pickupDay',
      'pickupWindow',
      'pickupNote',
    ])
    .select(['firstName', 'middleName', 'lastName', 'email', 'phone', 'companyName', 'forms.short as businessForm', 'requests.taxNumber'])
    .select('requests.customerType')
    .select(['requests.brandId', 'brands.name as brandName', 'mobilProviders.name as providerName'])
    .select(sql<string | null>`coalesce(product_types.trade_name, requests.product_type_other)`.as('typeName'))
    .select(inLanguage('product_groups.names', language).as('groupName'))
    .select('productGroups.hasSim')
    .select(inLanguage('brands.locator_names', language).$castTo<string | null>().as('locatorName'))
    .select(inLanguage('available_services.names', language).as('serviceName'))
    .select(inLanguage('colours.names', language).$castTo<string | null>().as('colourName'))
    .select(listed('requests.failure_option_ids', 'failureOptions', language).as('failures'))
    .select(listed('requests.accessory_ids', 'accessories', language).as('accessories'))
    .select(preparationItems(language).as('preparation'))
    .select(addressesOfRow.as('addresses'))
    .$narrowType<{
      status: RequestStatus
      outcome: Outcome | null
      customerType: CustomerType
      identifierKind: IdentifierKind
      pickupWindow: PickupWindow | null
      estimate: Estimate | null
      language: Language
    }>()
}
type SummaryRow = InferResult<ReturnType<typeof summary>>[number]
export const summaryPart = part(summary, { closedAt: true, receivedAt: true }, { isSpread: true })
const readSummary = asOneStatement({ requests: summaryPart })

/** A request as emails and documents tell it, every name in one language: the customer's, unless an employee reads it in another. */
export async function findRequestSummary(tx: ReadDb<DB>, id: number, readIn?: Language) {
  const [found] = (await readSummary(tx, { requestId: id, readIn: readIn ?? null })).requests
  return found && withAddresses(found)
}

/** A row of `summaryPart` as everybody reads it. */
export function withAddresses({ addresses, ...request }: SummaryRow) {
  const addressOf = (type: number) => {
    const address = addresses.find(({ addressTypeId }) => addressTypeId === type)
    if (!address) throw new Error(`Request ${request.id} has no address of type ${type}`)
    return address
  }
  return {
    ...request,
    deliveryIn: addressOf(addressTypes.in),
    deliveryOut: addressOf(addressTypes.out),
    billing: addressOf(addressTypes.billing),
  }
}

export type RequestSummary = ReturnType<typeof withAddresses>
