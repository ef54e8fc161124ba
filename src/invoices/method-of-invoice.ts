import type { CustomerType } from '#accounts/who.ts'
import { paymentMethodsOf } from '#customer-data/payment-methods.ts'
import { isConsumer } from '#quotes/consumer.ts'

/** SPEC 3, lookups. */
export const methods = { cashOnDelivery: 1, transfer: 2, prepaidTransfer: 3, online: 4, card: 5 } as const

export type PaysFor = {
  readonly customerType: CustomerType
  readonly companyName: string | null
  /** The device goes back to a parcel locker, or to the counter of a store. */
  readonly toLocker: boolean
}

/** What may be chosen for the invoice of a request: what its type of customer may, but nobody pays the courier there. */
export const methodsOffered = ({ customerType, toLocker }: PaysFor): number[] =>
  paymentMethodsOf(customerType).filter((id) => id !== methods.cashOnDelivery || !toLocker)

type Chosen = PaysFor & { readonly chosenMethodId: number | null; readonly preferredMethodId: number | null }

/** What was chosen for this request, else what the account prefers, else the usual: a company transfers, a consumer pays the courier; on line where none of these can be. */
export function methodOf(request: Chosen): number {
  const offered = methodsOffered(request)
  const usual = isConsumer(request) ? methods.cashOnDelivery : methods.transfer
  return (
    [request.chosenMethodId, request.preferredMethodId, usual, methods.cashOnDelivery].find((id) => id !== null && offered.includes(id)) ??
    methods.online
  )
}

/** Whether the device may leave before the money has come: the courier brings it, or a company has its terms (GAPS D1). */
export const mayLeaveUnpaid = (paymentMethodId: number, payer: Pick<PaysFor, 'customerType' | 'companyName'>): boolean =>
  paymentMethodId === methods.cashOnDelivery || (paymentMethodId === methods.transfer && !isConsumer(payer))
