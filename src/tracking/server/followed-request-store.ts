import type { Kysely } from 'kysely'
import type { Language } from '#base/languages.ts'
import { inLanguage } from '#base/server/db/in-language.ts'
import type { DB } from '#db/schema.ts'
import type { PickupWindow } from '#requests/pickup-window.ts'
import type { Outcome, RequestStatus } from '#requests/status.ts'

/** The row of a request with the names of what it points at, in one language. */
export const findFollowed = (tx: Kysely<DB>, requestId: number, language: Language) =>
  tx
    .selectFrom('requests')
    .innerJoin('brands', 'brands.id', 'requests.brandId')
    .innerJoin('productGroups', 'productGroups.id', 'requests.productGroupId')
    .innerJoin('lookups as warrantyTypes', (join) =>
      join.onRef('warrantyTypes.id', '=', 'requests.warrantyTypeId').on('warrantyTypes.kind', '=', 'warrantyTypes'),
    )
    .innerJoin('requestAddresses as pickup', (join) => join.onRef('pickup.requestId', '=', 'requests.id').on('pickup.addressTypeId', '=', 1))
    .leftJoin('productTypes', 'productTypes.id', 'requests.productTypeId')
    .leftJoin('colours', 'colours.id', 'requests.colourId')
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
      'requests.pickupDay',
      'requests.collectedAt',
      'requests.promisedBy',
      'requests.pickupWindow',
      'requests.pickupNote',
      'pickup.postalCode',
      'pickup.city',
    ])
    .where('requests.id', '=', requestId)
    .$narrowType<{ status: RequestStatus; outcome: Outcome | null; identifierKind: 'imei' | 'serial'; pickupWindow: PickupWindow | null }>()
    .executeTakeFirstOrThrow()
export type FollowedRow = Awaited<ReturnType<typeof findFollowed>>

/** What happened, in the order it was written: without what employees do among themselves, and without steps that were taken back. */
export const historyOf = (tx: Kysely<DB>, requestId: number) =>
  tx
    .selectFrom('requestHistory')
    .select(['step', 'code', 'status', 'at'])
    .where('requestId', '=', requestId)
    .where('internal', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('requestHistory as undoing').select('undoing.id').whereRef('undoing.undoes', '=', 'requestHistory.id'))),
    )
    .orderBy('id')
    .$narrowType<{ status: RequestStatus }>()
    .execute()
export type HistoryRow = Awaited<ReturnType<typeof historyOf>>[number]

/** The request itself, as far as its history is told by it. */
export const findProgress = (tx: Kysely<DB>, requestId: number) =>
  tx
    .selectFrom('requests')
    .select(['warrantyTypeId', 'status', 'outcome', 'closedAt'])
    .where('id', '=', requestId)
    .$narrowType<{ status: RequestStatus; outcome: Outcome | null }>()
    .executeTakeFirstOrThrow()
