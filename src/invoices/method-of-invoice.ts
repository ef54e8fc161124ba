import { isConsumer } from '#accounts/consumer.ts'
import type { CustomerType } from '#accounts/who.ts'
import { methodsAllowed } from '#customer-data/payment-methods.ts'

/** SPEC 3, lookups. */
export const methods = { cashOnDelivery: 1, transfer: 2, prepaidTransfer: 3, online: 4, card: 5 } as const

export type PaysFor = {
  readonly customerType: CustomerType
  readonly companyName: string | null
  /** The device goes back to a parcel locker, or to the counter of a store. */
  readonly toLocker: boolean
  /** What the terms of its company allow (decision 110); null: whatever its type of customer may choose. */
  readonly allowedMethods: readonly number[] | null
}

/**
 * What may be chosen for the invoice of a request: what its type of customer and the terms of its company allow, but nobody pays the courier at a locker.
 * Where that leaves nothing, it is paid on line.
 */
export function methodsOffered({ customerType, toLocker, allowedMethods }: PaysFor): number[] {
  const offered = methodsAllowed(customerType, allowedMethods).filter((id) => id !== methods.cashOnDelivery || !toLocker)
  return offered.length > 0 ? offered : [methods.online]
}

type Chosen = PaysFor & {
  readonly chosenMethodId: number | null
  /** Of the terms of its company. */
  readonly usualMethodId: number | null
  readonly preferredMethodId: number | null
}

/**
 * What was chosen for this request, else what staff set for its company, else what the account prefers, else the usual: a company transfers, a consumer
 * pays the courier; where none of these can be, on line, or the first that can.
 */
export function methodOf(request: Chosen): number {
  const offered = methodsOffered(request)
  const usual = isConsumer(request) ? methods.cashOnDelivery : methods.transfer
  const wanted = [request.chosenMethodId, request.usualMethodId, request.preferredMethodId, usual, methods.cashOnDelivery, methods.online]
  return wanted.find((id) => id !== null && offered.includes(id)) ?? offered[0] ?? methods.online
}

/** Whether the device may leave before the money has come: the courier brings it, or a company has its terms (GAPS D1). */
export const mayLeaveUnpaid = (paymentMethodId: number, payer: Pick<PaysFor, 'customerType' | 'companyName'>): boolean =>
  paymentMethodId === methods.cashOnDelivery || (paymentMethodId === methods.transfer && !isConsumer(payer))

/** By which methods an invoice was paid, or is to be, as it was agreed (SPEC 3). */
export const methodsToSay = <Method>(agreed: Method, paidWith: readonly Method[]): readonly Method[] => (paidWith.length > 0 ? paidWith : [agreed])
