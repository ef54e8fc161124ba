/** SPEC 4. The order is the order of a request's life. */
export const requestStatuses = [
  'RECEIVED',
  'DELIVERY_IN_ORDERED',
  'ARRIVED',
  'QUOTE_DONE',
  'QUOTE_ACCEPTED',
  'QUOTE_REJECTED',
  'PRODUCT_LEFT_THE_SERVICE',
  'INVOICE_DONE',
  'DELIVERY_OUT_ORDERED',
  'SHIPPED',
  'SERVICE_DONE',
] as const
export type RequestStatus = (typeof requestStatuses)[number]

/** What follows an invoice that was cancelled: another one, or none. */
export const afterCancellings = ['anew', 'none'] as const
export type AfterCancelling = (typeof afterCancellings)[number]

/** `afterCancelling`: of a request that no invoice stands for any more; null: one stands, or there was none yet. */
type Invoiced = { readonly status: RequestStatus; readonly afterCancelling?: AfterCancelling | null }

/** Where a request stands, as it is put into words. */
export const requestStages = requestStatuses.flatMap((status) => (status === 'INVOICE_DONE' ? ([status, 'invoiceAnew'] as const) : [status]))
export type RequestStage = (typeof requestStages)[number]

/** Which status those of a stage have on the wire: `stageOf` the other way round. */
export const statusesOf = (stage: RequestStage): readonly RequestStatus[] =>
  stage === 'invoiceAnew' ? ['INVOICE_DONE'] : stage === 'PRODUCT_LEFT_THE_SERVICE' ? [stage, 'INVOICE_DONE'] : [stage]

/** INVOICE_DONE says that an invoice was issued. Where it was cancelled, that is no news any more: another one comes, or it stands as before any. */
export function stageOf({ status, afterCancelling = null }: Invoiced): RequestStage {
  if (afterCancelling === null) return status
  return afterCancelling === 'anew' ? 'invoiceAnew' : 'PRODUCT_LEFT_THE_SERVICE'
}

/** How a request ended (GAPS D1); the status list has no word for it. */
export const outcomes = [
  'REPAIRED',
  'REPLACED',
  'NO_FAULT',
  'WARRANTY_REJECTED',
  'RETURNED_UNREPAIRED',
  'CANCELLED',
  'BOUGHT',
  'LOST',
  'ABANDONED',
] as const
export type Outcome = (typeof outcomes)[number]

/** How the work may end but for a repair. */
export const unrepairedOutcomes = ['NO_FAULT', 'WARRANTY_REJECTED', 'REPLACED', 'RETURNED_UNREPAIRED'] as const satisfies readonly Outcome[]
export type UnrepairedOutcome = (typeof unrepairedOutcomes)[number]

/** SPEC 4: 1 new request, 20 arrived, 30 quote done, 32 accepted, 34 rejected by the customer, 36 expired (DESIGN 8.3), 60 repaired. */
export const historyCodes = [1, 20, 30, 32, 34, 36, 60] as const
export type HistoryCode = (typeof historyCodes)[number]

/** SPEC 3, lookup warrantyTypes. The fourth is ours: the device is not repaired but bought (GAPS D7). */
export const warrantyTypes = { warranty: 1, paid: 2, insurance: 3, buyback: 4 } as const

/** Whether the device of a request is to be bought: its own kind of request, with the courier, the desk and the links of a repair. */
export const isBuyback = ({ warrantyTypeId }: { readonly warrantyTypeId: number }): boolean => warrantyTypeId === warrantyTypes.buyback

/** GAPS D1: only before the courier has it. */
export const isBeforePickup = (status: RequestStatus) => status === 'RECEIVED' || status === 'DELIVERY_IN_ORDERED'
