import type { Day } from '#calendar/calendar.ts'
import { cheapestLines, totalOf } from '#quotes/quote.ts'
import type { NextStep } from '#requests/promise.ts'
import type { RequestInList } from '../../my-requests.ts'
import { waitsFor } from '../../waiting.ts'
import { productTypeOf } from '../product-type.ts'
import type { OwnRequestRow } from './my-requests-store.ts'

/** A request in one line, for its owner: nothing is masked. */
export function requestInListOf(row: OwnRequestRow, next: NextStep | null, today: Day): RequestInList {
  return {
    id: row.id,
    serviceRequestId: row.id,
    crmRequestId: row.id,
    gsmWorksheetId: row.gsmWorksheetId,
    version: row.version,
    availableServiceId: row.availableServiceId,
    language: row.language,
    type: 'pickup-return',
    status: row.status,
    outcome: row.outcome,
    receivedTime: row.receivedAt.toString(),
    closedTime: row.closedAt?.toString() ?? null,
    ...deviceOf(row),
    warrantyType: { id: row.warrantyTypeId, name: row.warrantyTypeName },
    errorDescription: row.troubleDescription,
    troubleDescription: row.troubleDescription,
    insuranceNumber: row.insuranceNumber,
    damageNumber: row.insuranceNumber,
    referenceNumber: null,
    prevCrmRequestId: row.prevCrmRequestId,
    quotePrice: row.quoted && (row.quoted.accepted ?? totalOf(cheapestLines(row.quoted.lines)).gross),
    next,
    waitsFor: waitsFor({ ...row, next, window: row.pickupWindow, collected: row.collectedAt !== null }, today),
  }
}

const deviceOf = (row: OwnRequestRow) => ({
  brand: { id: row.brandId, name: row.brandName },
  productGroup: { id: row.productGroupId, name: row.productGroupName },
  productType: productTypeOf(row),
  deviceColour: row.colourId === null ? null : { id: row.colourId, name: row.colourName },
  deviceIdentifierIn: row.identifier,
  identifierKind: row.identifierKind,
  imei1: row.identifierKind === 'imei' ? row.identifier : null,
  imei2: row.imei2,
  serialNumber: row.identifierKind === 'serial' ? row.identifier : null,
  dateOfPurchase: row.dateOfPurchase,
})
