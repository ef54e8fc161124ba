import { isBuyback, type RequestStatus, warrantyTypes } from '#requests/status.ts'
import type { DeskRow } from '../../queue.ts'

const actions = {
  RECEIVED: 'orderCourier',
  DELIVERY_IN_ORDERED: 'awaitDevice',
  ARRIVED: 'repair',
  QUOTE_DONE: 'customerDecides',
  QUOTE_ACCEPTED: 'repairAccepted',
  QUOTE_REJECTED: 'prepareReturn',
  PRODUCT_LEFT_THE_SERVICE: 'invoiceOrReturn',
  INVOICE_DONE: 'orderReturn',
  DELIVERY_OUT_ORDERED: 'handToCourier',
  SHIPPED: 'delivery',
  SERVICE_DONE: null,
} as const satisfies Record<RequestStatus, string | null>

/** Where a device that is bought is treated otherwise. */
const buybackActions: Readonly<Partial<Record<RequestStatus, 'buybackOffer' | 'buybackDecides' | 'buybackPayout' | 'orderReturn'>>> = {
  ARRIVED: 'buybackOffer',
  QUOTE_DONE: 'buybackDecides',
  QUOTE_ACCEPTED: 'buybackPayout',
  PRODUCT_LEFT_THE_SERVICE: 'orderReturn',
}

/** What has to be done next, by the key of its words; null: nothing any more. */
export function nextAction({
  status,
  afterCancelling,
  closed,
  waitsForCustomer,
  warrantyTypeId,
}: Pick<DeskRow, 'status' | 'afterCancelling' | 'closed' | 'waitsForCustomer' | 'warrantyTypeId'>) {
  if (closed) return null
  if (waitsForCustomer && status !== 'QUOTE_DONE') return 'customerActs'
  if (afterCancelling === 'anew') return 'invoiceAnew'
  if (status === 'ARRIVED' && warrantyTypeId === warrantyTypes.paid) return 'quote'
  if (isBuyback({ warrantyTypeId })) return buybackActions[status] ?? actions[status]
  return actions[status]
}
