import type { Person } from '#accounts/person.ts'
import type { CustomerType } from '#accounts/who.ts'

/** Private types are greeted by name and drawn in green, the others by their company and drawn in orange (SPEC 2). */
const privateTypes: readonly CustomerType[] = ['B2C', 'MOST-B2C', 'EMPLOYEE']

export const isPrivate = (type: CustomerType) => privateTypes.includes(type)

/** Last name then first name; for companies the name and the business form, which many write into the name already. */
export function greetingName({ customerType, firstName, lastName, companyName, businessForm }: Person): string {
  const isNamed = businessForm !== null && (companyName ?? '').toLowerCase().endsWith(` ${businessForm.toLowerCase()}`)
  const parts = isPrivate(customerType) ? [lastName, firstName] : [companyName, isNamed ? null : businessForm]
  return parts.filter(Boolean).join(' ')
}
