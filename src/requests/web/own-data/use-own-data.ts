import { useEffect, useState } from 'react'
import { useSession } from '#accounts/web/session.ts'
import type { OwnData } from './own-data.ts'

/**
 * What is known of whoever books, once, before the booking stands: somebody who logs in while booking keeps what is typed. A visitor loads
 * nothing of it. Undefined: not known yet; null: nothing is, or it cannot be asked, and the booking begins empty.
 */
export function useOwnData(): OwnData | null | undefined {
  const session = useSession()
  const [own, setOwn] = useState<OwnData | null | undefined>(undefined)
  const id = session.kind === 'signedIn' ? session.person.customerId : null
  const isKnown = session.kind !== 'checking'
  useEffect(() => {
    if (!isKnown || own !== undefined) return
    if (id === null) return setOwn(null)
    let isWanted = true
    void import('./load-own-data.ts')
      .then(({ loadOwnData }) => loadOwnData(id))
      .catch(() => null)
      .then((found) => isWanted && setOwn(found))
    return () => {
      isWanted = false
    }
  }, [isKnown, id, own])
  return own
}
