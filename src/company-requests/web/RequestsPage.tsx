import { lazy, Suspense } from 'react'
import { businessTypes } from '#accounts/customer-type.ts'
import { useSession } from '#accounts/web/session.ts'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { MyRequests } from '#tracking/web/mine/MyRequests.tsx'

/** What a company needs is not loaded for who has one telephone. */
const CompanyRequests = lazy(async () => ({ default: (await import('./CompanyRequests.tsx')).CompanyRequests }))

/** SPEC 2, `/iranyitopult/leadott-igenyek`: one's own requests; for who acts for a company, the list of the company. */
export default function RequestsPage() {
  const session = useSession()
  const isBusiness = session.kind === 'signedIn' && businessTypes.includes(session.person.customerType)
  if (!isBusiness) return <MyRequests />
  return (
    <Suspense fallback={<Skeleton shape="rows" count={8} />}>
      <CompanyRequests />
    </Suspense>
  )
}
