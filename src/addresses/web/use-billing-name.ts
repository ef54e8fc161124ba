import { isPrivate } from '#accounts/customer-type.ts'
import { useSession } from '#accounts/web/session.ts'

/** Whom an invoice names unless told otherwise: the company, or the person, family name first. */
export function useBillingName(): string {
  const session = useSession()
  if (session.kind !== 'signedIn') return ''
  const { customerType, lastName, firstName, companyName } = session.person
  return isPrivate(customerType) ? `${lastName} ${firstName}`.trim() : (companyName ?? '')
}
