import type { CustomerType } from '#accounts/who.ts'
import { operatorSlugs, publicPaths } from '#public-paths.ts'
import { operatorNames } from './operators.ts'

/** A way into a booking, as the start page shows it (SPEC 2). Its words are the keys of the same name in the texts. */
export type ServiceCard = {
  readonly name: 'simpleRepair' | 'insuranceService' | 'serviceWarranty' | 'employees' | 'telecomService'
  readonly role: Extract<CustomerType, 'B2C' | 'EMPLOYEE'>
  readonly loginNeeded: boolean
  /** Carries an icon that explains it. */
  readonly hasInfo: boolean
  /** Where it leads: one address, or one for each operator. */
  readonly to: string
  readonly choices?: readonly { readonly name: string; readonly to: string }[]
}

const serviceCards: readonly ServiceCard[] = [
  { name: 'simpleRepair', role: 'B2C', loginNeeded: false, hasInfo: false, to: publicPaths.brands() },
  { name: 'insuranceService', role: 'B2C', loginNeeded: false, hasInfo: false, to: publicPaths.insurance() },
  { name: 'serviceWarranty', role: 'B2C', loginNeeded: false, hasInfo: true, to: publicPaths.serviceWarrantyPickup() },
  {
    name: 'telecomService',
    role: 'B2C',
    loginNeeded: false,
    hasInfo: false,
    to: publicPaths.operator('telekom'),
    choices: operatorSlugs.map((slug) => ({ name: operatorNames[slug], to: publicPaths.operator(slug) })),
  },
  { name: 'employees', role: 'EMPLOYEE', loginNeeded: true, hasInfo: false, to: publicPaths.employeeRequest() },
]

/** A visitor may be anybody and sees every card; whoever logged in sees what is open to everybody and what is their own. */
export const cardsFor = (customerType: CustomerType | null): readonly ServiceCard[] =>
  serviceCards.filter(({ role }) => role === 'B2C' || customerType === null || customerType === role)
