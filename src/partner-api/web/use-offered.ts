import { hasFeature } from '#accounts/features.ts'
import { useSession } from '#accounts/web/session.ts'

/**
 * What a key may do, or a webhook tells, without what is about pre-alerts where the company announces no devices: nothing could be called or told. What is
 * chosen already stays on the screen, to be taken away.
 */
export function useOffered<Name extends string>(all: readonly Name[], aboutPreAlerts: Name, chosen: readonly string[]): readonly Name[] {
  const session = useSession()
  const announces = session.kind === 'signedIn' && hasFeature(session.person.customerType, 'preAlert')
  return all.filter((name) => name !== aboutPreAlerts || announces || chosen.includes(name))
}
