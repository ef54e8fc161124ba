import type { RequestStatus } from './status.ts'

/** The work is done and the device not handed back yet: an invoice or a proforma of it can wait for its customer. */
export const payingStatuses = [
  'PRODUCT_LEFT_THE_SERVICE',
  'INVOICE_DONE',
  'DELIVERY_OUT_ORDERED',
  'SHIPPED',
] as const satisfies readonly RequestStatus[]

/** The device is still here: what is owed may keep it. */
export const unpaidHereStatuses = ['PRODUCT_LEFT_THE_SERVICE', 'INVOICE_DONE'] as const satisfies readonly RequestStatus[]

/** Whether it is the customer who must pay now; whether an invoice is owed, the row of the request says (`owesInvoice`). */
export const mustPayNow = ({ status, owesInvoice }: { readonly status: RequestStatus; readonly owesInvoice: boolean }): boolean =>
  owesInvoice && payingStatuses.some((one) => one === status)
