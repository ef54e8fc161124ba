import { useSession } from './session.ts'

/** The account of whoever is logged in; 0 for nobody, whom the inner layout shows nothing. */
export function useOwnId(): number {
  const session = useSession()
  return session.kind === 'signedIn' ? session.person.customerId : 0
}
