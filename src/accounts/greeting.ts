import { isPrivate } from './customer-type.ts'
import type { Person } from './person.ts'

/** Last name then first name; for companies the name and the business form, which many write into the name already. */
export function greetingName({
  customerType,
  firstName,
  lastName,
  companyName,
  businessForm,
}: Pick<Person, 'customerType' | 'firstName' | 'lastName' | 'companyName' | 'businessForm'>): string {
  return isPrivate(customerType) ? [lastName, firstName].filter(Boolean).join(' ') : fullCompanyName(companyName, businessForm)
}

/** Duna Flottakezelő Kft., whether the name was given with its legal form or without. '' where there is none. */
export function fullCompanyName(name: string | null, businessForm: string | null): string {
  const isNamed = businessForm !== null && (name ?? '').toLowerCase().endsWith(` ${businessForm.toLowerCase()}`)
  return [name, isNamed ? null : businessForm].filter(Boolean).join(' ')
}
