import { type InferResult, sql } from 'kysely'
import type { CustomerType } from '#accounts/who.ts'
import type { Language } from '#base/languages.ts'
import { asOneStatement, part } from '#base/server/db/one-statement.ts'
import type { ReadDb } from '#base/server/db/read-db.ts'
import { whereaboutsPart } from '#courier/server/shipment-store.ts'
import type { DB } from '#db/schema.ts'
import { documentsPart } from '#documents/server/document-store.ts'
import type { Estimate } from '#prices/estimate.ts'
import type { PickupWindow } from '#requests/pickup-window.ts'
import { repeatablePart } from '#requests/server/earlier-request-store.ts'
import { historyPart } from '#requests/server/history-store.ts'
import { afterCancelling, leavesOnTerms } from '#requests/server/owed-invoice-store.ts'
import { summaryColumns, summaryInstants } from '#requests/server/promise/expected-step.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'

const newestPaymentMethod = sql<
  number | null
>`(select i.payment_method_id from invoices as i where i.request_id = requests.id order by i.created_at desc, i.id desc limit 1)`

type About = { readonly requestId: number }

const followed = (tx: ReadDb<DB>, { requestId }: About) =>
  tx
    .selectFrom('requests')
    .leftJoin('costCentres', 'costCentres.id', 'requests.costCentreId')
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
      'requests.brandId',
      'requests.productGroupId',
      'requests.productTypeId',
      'requests.productTypeOther',
      'requests.colourId',
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
    .select(['requests.providerId', 'requests.failureOptionIds', 'requests.accessoryIds', 'requests.simLockId', 'requests.businessFormId'])
    .select(newestPaymentMethod.as('paymentMethodId'))
    .select([...summaryColumns.map((column) => `requests.${column}` as const), 'requests.quotedGross', 'requests.quotedGrossMost'])
    .select([leavesOnTerms.as('leavesOnTerms'), afterCancelling.as('afterCancelling')])
    .where('requests.id', '=', requestId)
    .$narrowType<{
      status: RequestStatus
      outcome: Outcome | null
      identifierKind: 'imei' | 'serial'
      pickupWindow: PickupWindow | null
      customerType: CustomerType
      language: Language
    }>()
export type FollowedRow = InferResult<ReturnType<typeof followed>>[number]

const followedInstants = {
  ...({ receivedAt: true, closedAt: true, collectedAt: true, handedBackAt: true } as const),
  ...summaryInstants,
}

/** The three addresses of a request. */
const addresses = (tx: ReadDb<DB>, { requestId }: About) =>
  tx
    .selectFrom('requestAddresses')
    .select([
      'addressTypeId',
      'contactName',
      'contactPhone',
      'countryCode',
      'postalCode',
      'city',
      'publicPlaceName',
      'publicPlaceType',
      'streetNumber',
    ])
    .select(['other', 'billingName', 'taxNumber', 'isCompany', 'lockerProvider', 'lockerCode'])
    .where('requestId', '=', requestId)
export type AddressRow = InferResult<ReturnType<typeof addresses>>[number]

/** All that is told of a request; without a row in `requests` there is none. */
export const readFollowed = asOneStatement({
  requests: part(followed, followedInstants),
  history: historyPart,
  addresses: part(addresses, {}),
  documents: documentsPart,
  shipments: whereaboutsPart,
  repeatable: repeatablePart,
})
export type Followed = Awaited<ReturnType<typeof readFollowed>>

/** The request itself, as far as its history is told by it, and whose it is. */
const progress = (tx: ReadDb<DB>, { requestId }: About) =>
  tx
    .selectFrom('requests')
    .select(['warrantyTypeId', 'status', 'outcome', 'closedAt', 'accountId', 'companyId', 'costCentreId'])
    .where('id', '=', requestId)
    .$narrowType<{ status: RequestStatus; outcome: Outcome | null }>()

/** What happened to a request; without a row in `requests` there is none. */
export const readProgress = asOneStatement({ requests: part(progress, { closedAt: true }), history: historyPart })
export type Progress = Awaited<ReturnType<typeof readProgress>>
