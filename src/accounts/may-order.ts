import { hasFeature } from './features.ts'
import type { Person } from './person.ts'

/** Customers of pre-alerts place no orders (SPEC 2), nor does whoever only looks after their company's requests (decision 68); the server asks the same. */
export const mayOrder = ({ customerType, company }: Pick<Person, 'customerType' | 'company'>): boolean =>
  !hasFeature(customerType, 'preAlert') && company?.role !== 'viewer'
