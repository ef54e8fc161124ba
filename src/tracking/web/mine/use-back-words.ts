import { businessTypes } from '#accounts/customer-type.ts'
import { hasFeature } from '#accounts/features.ts'
import { useSession } from '#accounts/web/session.ts'

/** Which list `paths.myRequests()` is for who is here, as `RequestsPage` decides it: the way back is named as the list it leads to. */
export function useBackWords(): 'back.own' | 'back.company' | 'back.preAlerts' {
  const session = useSession()
  if (session.kind !== 'signedIn') return 'back.own'
  const { customerType } = session.person
  if (hasFeature(customerType, 'preAlert')) return 'back.preAlerts'
  return businessTypes.includes(customerType) ? 'back.company' : 'back.own'
}
