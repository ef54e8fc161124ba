import { lazy, Suspense } from 'react'
import { data as answer, type LoaderFunctionArgs, useLocation } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { prefetchCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { requestsApi } from '../requests.api.ts'
import { requestTexts } from '../texts.ts'
import { BookingShell } from './booking/BookingShell.tsx'
import styles from './booking/booking.module.css'
import { EntryBooking } from './booking/EntryBooking.tsx'
import { type ServiceEntry, serviceEntryAt } from './service-entries.ts'

/** Of the employees' own booking, which visitors do not open. */
const StaffGuideLink = lazy(async () => ({ default: (await import('./booking/StaffGuideLink.tsx')).StaffGuideLink }))
const LoginHere = lazy(async () => ({ default: (await import('./booking/LoginHere.tsx')).LoginHere }))

/** Code and data load side by side. */
export function clientLoader({ request }: LoaderFunctionArgs) {
  const serviceEntry = serviceEntryAt(new URL(request.url).pathname)
  if (serviceEntry && !serviceEntry.loginNeeded) prefetchCall(requestsApi.getBookingSetup, { query: serviceEntry.query })
  return null
}

/** Stands in the prerendered page, and until the server is asked. */
export function HydrateFallback() {
  const serviceEntry = serviceEntryAt(useLocation().pathname)
  return <div className={styles.page}>{serviceEntry && <BookingShell serviceEntry={serviceEntry} />}</div>
}

// The steps of a booking are one page: what is typed on them is no reason to load anything.
export const shouldRevalidate = () => false

/** Every service entry of a booking (SPEC 2): the address says which, the server says what it asks. */
export default function PickupOrderPage() {
  const { pathname } = useLocation()
  const serviceEntry = serviceEntryAt(pathname)
  if (!serviceEntry) throw answer(null, { status: 404 })
  return (
    <div className={styles.page}>
      <OpenEntry key={pathname} serviceEntry={serviceEntry} address={pathname} />
    </div>
  )
}

type Props = { readonly serviceEntry: ServiceEntry; readonly address: string }

function OpenEntry({ serviceEntry, address }: Props) {
  const t = useTexts(requestTexts)
  const session = useSession()
  const isShut = serviceEntry.loginNeeded && session.kind !== 'signedIn'
  if (!isShut)
    return (
      <>
        {serviceEntry.loginNeeded && (
          <Suspense fallback={<p>&nbsp;</p>}>
            <StaffGuideLink />
          </Suspense>
        )}
        <EntryBooking serviceEntry={serviceEntry} address={address} />
      </>
    )
  return (
    <>
      <PageTitle>{t('page.employees')}</PageTitle>
      <Suspense fallback={<Loading />}>{session.kind === 'checking' ? <Loading /> : <LoginHere />}</Suspense>
    </>
  )
}
