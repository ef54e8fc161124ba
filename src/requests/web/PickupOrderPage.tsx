import { Suspense, useState } from 'react'
import { data as answer, type LoaderFunctionArgs, useLocation } from 'react-router'
import { LoginInPlace } from '#accounts/web/LoginInPlace.tsx'
import { useSession } from '#accounts/web/session.ts'
import type { CallRefused } from '#base/web/call-refused.ts'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { LoginNeeded } from '#base/web/kit/LoginNeeded.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { prefetchCall, useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { knownBrand } from '#catalogue/known-brands.ts'
import { paths } from '#paths.ts'
import type { BookingSetup } from '../booking-setup.ts'
import { requestsApi } from '../requests.api.ts'
import { requestTexts } from '../texts.ts'
import { Booking } from './booking/Booking.tsx'
import { BookingHead } from './booking/BookingHead.tsx'
import styles from './booking/booking.module.css'
import { NotOffered } from './booking/NotOffered.tsx'
import { useDocuments } from './booking/use-documents.ts'
import { type ServiceEntry, serviceEntryAt } from './service-entries.ts'

/** Code and data load side by side. */
export function clientLoader({ request }: LoaderFunctionArgs) {
  const serviceEntry = serviceEntryAt(new URL(request.url).pathname)
  if (serviceEntry && !serviceEntry.loginNeeded) prefetchCall(requestsApi.getBookingSetup, { query: serviceEntry.query })
  return null
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
  if (!isShut) return <EntryBooking serviceEntry={serviceEntry} address={address} />
  return (
    <>
      <PageTitle>{t('page.employees')}</PageTitle>
      {session.kind === 'checking' ? <Loading /> : <LoginHere />}
    </>
  )
}

/** SPEC 2: a protected service says that login is needed, and asks for it on the spot. */
function LoginHere({ onLoggedIn = () => {} }: { readonly onLoggedIn?: () => void }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <LoginNeeded login={paths.login()} onLogin={() => setOpen(true)} />
      <LoginInPlace isOpen={isOpen} onClose={() => setOpen(false)} onLoggedIn={onLoggedIn} />
    </>
  )
}

function EntryBooking({ serviceEntry, address }: Props) {
  const { data, error, refetch } = useCall(requestsApi.getBookingSetup, { query: serviceEntry.query })
  // In another language the answer comes again; what is typed stays on the screen meanwhile.
  const [shown, setShown] = useState<BookingSetup | undefined>(data)
  if (data && data !== shown) setShown(data)
  const [round, setRound] = useState(0)

  if (!shown) return error ? <SetupFailure serviceEntry={serviceEntry} error={error} retry={refetch} /> : <Loading />
  return (
    <>
      <BookingHead serviceEntry={serviceEntry} setup={shown} />
      <Suspense fallback={<Loading />}>
        <BookingWithDocuments key={round} serviceEntry={serviceEntry} address={address} setup={shown} startAgain={() => setRound(round + 1)} />
      </Suspense>
    </>
  )
}

function BookingWithDocuments({ setup, ...rest }: Props & { readonly setup: BookingSetup; readonly startAgain: () => void }) {
  const { documents, attach } = useDocuments(rest.address)
  return documents ? <Booking {...rest} setup={setup} documents={documents} attach={attach} /> : <Loading />
}

function SetupFailure({ serviceEntry, error, retry }: Pick<Props, 'serviceEntry'> & { readonly error: CallRefused; readonly retry: () => unknown }) {
  const t = useTexts(requestTexts)
  const brand = knownBrand(serviceEntry.query.brand ?? '')
  const isUnknown = error.status === 404 || error.code === 'INVALID_INPUT'
  if (isUnknown && !brand) throw answer(null, { status: 404 })
  if (isUnknown && brand) return <NotOffered brand={brand.name} back={serviceEntry.back} />
  return (
    <>
      <PageTitle>{t('page.booking')}</PageTitle>
      {error.code === 'LOGIN_NEEDED' && <LoginHere onLoggedIn={() => void retry()} />}
      {error.code === 'UNAUTHORISED' && <NoPermission />}
      {/* SPEC 8, form connection failure. */}
      {error.status !== 401 && error.status !== 403 && <ErrorState error={new Error(t('page.formFailed'))} retry={retry} />}
    </>
  )
}
