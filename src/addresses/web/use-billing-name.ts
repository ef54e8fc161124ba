import { isPrivate } from '#accounts/customer-type.ts'
import { greetingName } from '#accounts/greeting.ts'
import { useSession } from '#accounts/web/session.ts'
import { useLanguage } from '#base/web/language.tsx'

/** Whom an invoice names unless told otherwise: the company with its legal form, or the person, as the language of the page writes names. */
export function useBillingName(): string {
  const session = useSession()
  const { language } = useLanguage()
  if (session.kind !== 'signedIn') return ''
  const { customerType, firstName, lastName } = session.person
  return isPrivate(customerType) && language !== 'hu' ? `${firstName} ${lastName}`.trim() : greetingName(session.person)
}
