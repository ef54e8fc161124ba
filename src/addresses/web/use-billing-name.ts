import { greetingName } from '#accounts/greeting.ts'
import { useSession } from '#accounts/web/session.ts'
import { useLanguage } from '#base/web/language.tsx'

/** Whom an invoice names unless told otherwise: the company with its legal form, or the person, as the language of the page writes names. */
export function useBillingName(): string {
  const session = useSession()
  const { language } = useLanguage()
  return session.kind === 'signedIn' ? greetingName(session.person, language) : ''
}
