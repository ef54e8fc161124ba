import { useSession } from '#accounts/web/session.ts'

/** Whose devices are shown; the inner layout shows nothing before it is known. */
export function useOwnId(): number {
  const session = useSession()
  return session.kind === 'signedIn' ? session.person.customerId : 0
}
