import { hasFeature } from '#accounts/features.ts'
import { useSession } from '#accounts/web/session.ts'

/** Whether the company announces its devices: to others pre-alerts are nothing that could be called or told of. */
export function useAnnounces(): boolean {
  const session = useSession()
  return session.kind === 'signedIn' && hasFeature(session.person.customerType, 'preAlert')
}
