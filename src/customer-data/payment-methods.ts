import { isPrivate } from '#accounts/customer-type.ts'
import type { CustomerType } from '#accounts/who.ts'

/** SPEC 3, lookups: how somebody may pay. */
const paymentMethods = { cashOnDelivery: 1, transfer: 2, prepaidTransfer: 3, online: 4, card: 5 } as const

const { cashOnDelivery, transfer, prepaidTransfer, online, card } = paymentMethods
const everybody: readonly number[] = [cashOnDelivery, prepaidTransfer, online, card]

/** DESIGN 8.26: what a type of customer may choose. A transfer after the invoice is for those who have a contract: companies. */
const paymentMethodsOf = (type: CustomerType): readonly number[] => (isPrivate(type) ? everybody : [...everybody, transfer])

/** The same of who has terms of their own (decision 110). @param allowed null: they name no method */
export const methodsAllowed = (type: CustomerType, allowed: readonly number[] | null): readonly number[] =>
  paymentMethodsOf(type).filter((id) => allowed === null || allowed.includes(id))
