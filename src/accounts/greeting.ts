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
  const isNamed = businessForm !== null && (companyName ?? '').toLowerCase().endsWith(` ${businessForm.toLowerCase()}`)
  const parts = isPrivate(customerType) ? [lastName, firstName] : [companyName, isNamed ? null : businessForm]
  return parts.filter(Boolean).join(' ')
}
