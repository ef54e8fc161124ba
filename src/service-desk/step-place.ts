import type { LifecycleAction } from '#requests/lifecycle.ts'
import { type RequestStatus, warrantyTypes } from '#requests/status.ts'

/** The working panels of the request page, each of its own slice. */
export const panels = ['arrival', 'worksheet', 'quote', 'report', 'courier', 'messages', 'emails'] as const
export type Panel = (typeof panels)[number]

/** In which panel of the request page an employee takes a step. Null: the step has no button of its own, the comment says why. */
export const placeOfStep = {
  orderPickup: 'courier',
  failPickup: 'courier',
  receiveDevice: 'arrival',
  sendQuote: 'quote',
  reviseQuote: 'quote',
  acceptQuote: 'quote',
  // The same form as accepting.
  rejectQuote: null,
  // Only the clock takes it.
  expireQuote: null,
  finishRepair: 'worksheet',
  finishWithoutRepair: 'worksheet',
  // Invoices are issued where they are made, not here.
  issueInvoice: null,
  orderDelivery: 'courier',
  ship: 'courier',
  failDelivery: 'courier',
  handBack: 'courier',
} as const satisfies Record<LifecycleAction, Panel | null>

/** A step with a button on the page. */
export type OfferedStep = { [Step in LifecycleAction]: (typeof placeOfStep)[Step] extends null ? never : Step }[LifecycleAction]

export const isOffered = (step: LifecycleAction): step is OfferedStep => placeOfStep[step] !== null

/** What goes wrong, or is done anew: never the first button while there is another. */
const seldom: readonly OfferedStep[] = ['failPickup', 'reviseQuote', 'finishWithoutRepair', 'failDelivery']

/** The steps with buttons, the usual one first. */
export const offeredSteps = (steps: readonly LifecycleAction[]): OfferedStep[] =>
  steps.filter(isOffered).toSorted((one, other) => Number(seldom.includes(one)) - Number(seldom.includes(other)))

const firstPanel: Readonly<Record<RequestStatus, Panel>> = {
  RECEIVED: 'courier',
  DELIVERY_IN_ORDERED: 'arrival',
  ARRIVED: 'worksheet',
  QUOTE_DONE: 'quote',
  QUOTE_ACCEPTED: 'worksheet',
  QUOTE_REJECTED: 'worksheet',
  PRODUCT_LEFT_THE_SERVICE: 'courier',
  INVOICE_DONE: 'courier',
  DELIVERY_OUT_ORDERED: 'courier',
  SHIPPED: 'courier',
  SERVICE_DONE: 'messages',
}

/** What the status calls for comes first; the rest keeps the order of a repair. */
export function panelsFor({ status, warrantyTypeId }: { readonly status: RequestStatus; readonly warrantyTypeId: number }): Panel[] {
  // Nothing is repaired for money before its quote.
  const first = status === 'ARRIVED' && warrantyTypeId === warrantyTypes.paid ? 'quote' : firstPanel[status]
  return [first, ...panels.filter((panel) => panel !== first)]
}
