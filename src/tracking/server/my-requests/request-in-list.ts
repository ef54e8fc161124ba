import { instantText } from '#base/server/db/json-row.ts'
import type { Day } from '#calendar/calendar.ts'
import type { CatalogueNames } from '#catalogue/server/names-store.ts'
import type { NextStep } from '#requests/promise.ts'
import { requestSources } from '#requests/request-source.ts'
import type { RequestInList } from '../../my-requests.ts'
import { waitsFor } from '../../waiting.ts'
import { deviceInWords } from '../device-in-words.ts'
import type { OwnRequestRow } from './my-requests-store.ts'

type AsOf = { readonly next: NextStep | null; readonly today: Day }

/** A request in one line, for its owner: nothing is masked. */
export function requestInListOf(row: OwnRequestRow, names: CatalogueNames, { next, today }: AsOf): RequestInList {
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
    afterCancelling: row.afterCancelling,
    outcome: row.outcome,
    receivedTime: instantText(row.receivedAt),
    closedTime: row.closedAt && instantText(row.closedAt),
    ...deviceInWords(row, names),
    ...identifiersOf(row),
    errorDescription: row.troubleDescription,
    troubleDescription: row.troubleDescription,
    insuranceNumber: row.insuranceNumber,
    damageNumber: row.insuranceNumber,
    referenceNumber: row.referenceNumber,
    prevCrmRequestId: row.prevCrmRequestId,
    quotePrice: row.quotedGross,
    quotePriceMost: row.quotedGrossMost,
    next,
    waitsFor: waitsFor(waitingFacts(row, next), today),
  }
}

const waitingFacts = (
  { status, pickupWindow, collectedAt, closedAt, requestSourceId, owesInvoice, shortOfCash, lacksDocument, goesHome }: OwnRequestRow,
  next: NextStep | null,
) => ({
  status,
  next,
  window: pickupWindow,
  // A store that took it in waits for the courier.
  collected: collectedAt !== null || requestSourceId === requestSources.counter,
  owesInvoice,
  closed: closedAt !== null,
  shortOfCash,
  lacksDocument,
  goesHome,
})

const identifiersOf = (row: OwnRequestRow) => ({
  deviceIdentifierIn: row.identifier,
  identifierKind: row.identifierKind,
  imei1: row.identifierKind === 'imei' ? row.identifier : null,
  imei2: row.imei2,
  serialNumber: row.identifierKind === 'serial' ? row.identifier : null,
  dateOfPurchase: row.dateOfPurchase,
})
