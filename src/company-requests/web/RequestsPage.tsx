import { lazy, Suspense } from 'react'
import { Navigate } from 'react-router'
import { businessTypes } from '#accounts/customer-type.ts'
import { hasFeature } from '#accounts/features.ts'
import { useSession } from '#accounts/web/session.ts'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { paths } from '#paths.ts'
import { MyRequests } from '#tracking/web/mine/MyRequests.tsx'

/** What a company needs is not loaded for who has one telephone. */
const CompanyRequests = lazy(async () => ({ default: (await import('./CompanyRequests.tsx')).CompanyRequests }))

/** SPEC 2, `/iranyitopult/leadott-igenyek`: one's own requests; for who acts for a company, the list of the company. */
export default function RequestsPage() {
  const session = useSession()
  // SPEC 1: customers of pre-alerts see those in place of requests.
  if (session.kind === 'signedIn' && hasFeature(session.person.customerType, 'preAlert')) return <Navigate to={paths.preAlerts()} replace />
  const isBusiness = session.kind === 'signedIn' && businessTypes.includes(session.person.customerType)
  if (!isBusiness) return <MyRequests />
  return (
    <Suspense fallback={<Skeleton shape="rows" count={8} />}>
      <CompanyRequests />
    </Suspense>
  )
}
