import { greetingName } from '#accounts/greeting.ts'
import { useSession } from '#accounts/web/session.ts'

/** Whom an invoice names unless told otherwise: the company with its legal form, or the person, family name first. */
export function useBillingName(): string {
  const session = useSession()
  return session.kind === 'signedIn' ? greetingName(session.person) : ''
}
