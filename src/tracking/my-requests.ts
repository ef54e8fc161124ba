import { z } from 'zod'
import { lineOfText } from '#base/plain-text.ts'
import { pageSize } from '#base/rows-per-page.ts'
import { wrongType } from '#errors.ts'
import { statusList } from '#requests/status-list.ts'
import { followedRequest } from './followed-request.ts'
import { waiting } from './waiting.ts'

/** A number in an address: `?brand=7`. */
const number = z.coerce.number(wrongType).int(wrongType).positive(wrongType)

export const requestStates = ['open', 'closed', 'waiting'] as const

/** The filters, as they stand in the address of the screen too; all of them are met at once. */
export const myRequestsQuery = z.strictObject(
  {
    /** Separated by commas. */
    status: statusList.optional(),
    brand: number.optional(),
    /** `waiting`: something waits for the customer. */
    state: z.enum(requestStates, wrongType).optional(),
    /** Number, IMEI or serial number (its end too), device, claim or worksheet number. */
    text: lineOfText(100).optional(),
    /** The last request of the page before. */
    after: number.optional(),
    size: pageSize,
  },
  wrongType,
)

/** SPEC 3, service request, in one line of a list. */
export const requestInList = followedRequest
  .pick({
    id: true,
    serviceRequestId: true,
    crmRequestId: true,
    gsmWorksheetId: true,
    version: true,
    availableServiceId: true,
    language: true,
    type: true,
    status: true,
    afterCancelling: true,
    outcome: true,
    receivedTime: true,
    closedTime: true,
    warrantyType: true,
    brand: true,
    productGroup: true,
    productType: true,
    deviceColour: true,
    deviceIdentifierIn: true,
    identifierKind: true,
    imei1: true,
    imei2: true,
    serialNumber: true,
    dateOfPurchase: true,
    errorDescription: true,
    troubleDescription: true,
    insuranceNumber: true,
    damageNumber: true,
    referenceNumber: true,
    prevCrmRequestId: true,
    quotePrice: true,
    quotePriceMost: true,
    next: true,
  })
  .extend({ waitsFor: z.array(waiting).describe('What waits for the customer; empty: nothing') })
export type RequestInList = z.output<typeof requestInList>

/** What is said of a request that waits for its customer; the page has the rest. */
const waitingRequest = requestInList.pick({ crmRequestId: true, brand: true, productGroup: true, productType: true, waitsFor: true })
export type WaitingRequest = z.output<typeof waitingRequest>

export const myRequestsPage = z.object({
  /** The newest first. */
  requests: z.array(requestInList),
  /** What to send as `after`; null: this was the last page. */
  next: z.int().nullable(),
  /** Of the whole account, whatever the filters; only with the first page. */
  overview: z
    .object({
      all: z.int(),
      open: z.int(),
      brands: z.array(z.object({ id: z.int(), name: z.string(), count: z.int() })),
      /** What waits for the customer, the first day first, ten at most. */
      waiting: z.array(waitingRequest),
      /** More wait than these. */
      moreWaiting: z.boolean(),
    })
    .nullable(),
})
export type MyRequestsPage = z.output<typeof myRequestsPage>
