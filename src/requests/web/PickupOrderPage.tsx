import { Suspense, useState } from 'react'
import { data as answer, type LoaderFunctionArgs, useLocation } from 'react-router'
import { useSession } from '#accounts/web/session.ts'
import type { CallRefused } from '#base/web/call-refused.ts'
import { PageTitle } from '#base/web/PageTitle.tsx'
import { ErrorPanel, LoadingPanel, LoginNeededPanel, NoPermissionPanel } from '#base/web/panels.tsx'
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
import { usePapers } from './booking/use-papers.ts'
import { type Door, doorAt } from './doors.ts'

/** Code and data load side by side. */
export function clientLoader({ request }: LoaderFunctionArgs) {
  const door = doorAt(new URL(request.url).pathname)
  if (door && !door.loginNeeded) prefetchCall(requestsApi.getBookingSetup, { query: door.query })
  return null
}

// The steps of a booking are one page: what is typed on them is no reason to load anything.
export const shouldRevalidate = () => false

/** Every door of a booking (SPEC 2): the address says which, the server says what it asks. */
export default function PickupOrderPage() {
  const { pathname } = useLocation()
  const door = doorAt(pathname)
  if (!door) throw answer(null, { status: 404 })
  return (
    <div className={styles.page}>
      <OpenDoor key={pathname} door={door} address={pathname} />
    </div>
  )
}

type Props = { readonly door: Door; readonly address: string }

function OpenDoor({ door, address }: Props) {
  const t = useTexts(requestTexts)
  const session = useSession()
  const isShut = door.loginNeeded && session.kind !== 'signedIn'
  if (!isShut) return <BookingDoor door={door} address={address} />
  return (
    <>
      <PageTitle>{t('page.employees')}</PageTitle>
      {session.kind === 'checking' ? <LoadingPanel /> : <LoginNeededPanel login={paths.login()} />}
    </>
  )
}

function BookingDoor({ door, address }: Props) {
  const { data, error, refetch } = useCall(requestsApi.getBookingSetup, { query: door.query })
  // In another language the answer comes again; what is typed stays on the screen meanwhile.
  const [shown, setShown] = useState<BookingSetup | undefined>(data)
  if (data && data !== shown) setShown(data)
  const [round, setRound] = useState(0)

  if (!shown) return error ? <SetupFailure door={door} error={error} retry={refetch} /> : <LoadingPanel />
  return (
    <>
      <BookingHead door={door} setup={shown} />
      <Suspense fallback={<LoadingPanel />}>
        <BookingWithPapers key={round} door={door} address={address} setup={shown} startAgain={() => setRound(round + 1)} />
      </Suspense>
    </>
  )
}

function BookingWithPapers({ setup, ...rest }: Props & { readonly setup: BookingSetup; readonly startAgain: () => void }) {
  const { papers, attach } = usePapers(rest.address)
  return papers ? <Booking {...rest} setup={setup} papers={papers} attach={attach} /> : <LoadingPanel />
}

function SetupFailure({ door, error, retry }: Pick<Props, 'door'> & { readonly error: CallRefused; readonly retry: () => unknown }) {
  const t = useTexts(requestTexts)
  const brand = knownBrand(door.query.brand ?? '')
  const isUnknown = error.status === 404 || error.code === 'INVALID_INPUT'
  if (isUnknown && !brand) throw answer(null, { status: 404 })
  if (isUnknown && brand) return <NotOffered brand={brand.name} back={door.back} />
  return (
    <>
      <PageTitle>{t('page.booking')}</PageTitle>
      {error.code === 'LOGIN_NEEDED' && <LoginNeededPanel login={paths.login()} />}
      {error.code === 'UNAUTHORISED' && <NoPermissionPanel />}
      {/* SPEC 8, form connection failure. */}
      {error.status !== 401 && error.status !== 403 && <ErrorPanel error={new Error(t('page.formFailed'))} retry={retry} />}
    </>
  )
}
