import { sql } from 'kysely'
import { addressTypes } from '#addresses/address-type.ts'
import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import type { DB } from '#db/schema.ts'
import type { Estimate } from '#prices/estimate.ts'
import type { IdentifierKind } from '../identifier.ts'
import type { PickupWindow } from '../pickup-window.ts'
import type { Outcome, RequestStatus } from '../status.ts'
import { preparationItems } from './preparation/preparation-store.ts'

const listed = (ids: string, kind: 'failureOptions' | 'accessories', language: Language) =>
  sql<string[]>`array(select coalesce(names ->> ${language}::text, names ->> 'hu') from lookups
    where kind = ${kind} and id = any(${sql.ref(ids)}) order by position, id)`

/** A request as emails and documents tell it, every name in one language: the customer's, unless an employee reads it in another. */
export async function findRequestSummary(tx: ReadDb<DB>, id: number, readIn?: Language) {
  const found = await tx.selectFrom('requests').select('language').where('id', '=', id).executeTakeFirst()
  if (!found) return undefined
  const own = found.language as Language
  const language = readIn ?? own
  const request = await tx
    .selectFrom('requests')
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .innerJoin('productGroups', 'productGroups.id', 'requests.productGroupId')
    .innerJoin('availableServices', 'availableServices.id', 'requests.availableServiceId')
    .leftJoin('mobilProviders', 'mobilProviders.id', 'requests.providerId')
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .leftJoin('colours', 'colours.id', 'requests.colourId')
    .leftJoin('lookups as forms', (join) => join.on('forms.kind', '=', 'businessForms').onRef('forms.id', '=', 'requests.businessFormId'))
    .where('requests.id', '=', id)
    .select(['requests.id', 'requests.status', 'requests.outcome', 'requests.closedAt', 'requests.version', 'requests.receivedAt'])
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
    .$narrowType<{
      status: RequestStatus
      outcome: Outcome | null
      identifierKind: IdentifierKind
      pickupWindow: PickupWindow | null
      estimate: Estimate | null
    }>()
    .executeTakeFirstOrThrow()
  const addresses = await tx.selectFrom('requestAddresses').selectAll().where('requestId', '=', id).execute()
  const addressOf = (type: number) => {
    const address = addresses.find(({ addressTypeId }) => addressTypeId === type)
    if (!address) throw new Error(`Request ${id} has no address of type ${type}`)
    return address
  }
  return {
    ...request,
    language: own,
    deliveryIn: addressOf(addressTypes.in),
    deliveryOut: addressOf(addressTypes.out),
    billing: addressOf(addressTypes.billing),
  }
}

export type RequestSummary = NonNullable<Awaited<ReturnType<typeof findRequestSummary>>>
