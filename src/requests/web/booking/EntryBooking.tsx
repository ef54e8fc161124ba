import { lazy, Suspense, useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { CallRefused } from '#base/web/call-refused.ts'
import { ownDraftName } from '#base/web/forms/form-drafts.ts'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import type { BookingSetup } from '../../booking-setup.ts'
import { requestsApi } from '../../requests.api.ts'
import { requestTexts } from '../../texts.ts'
import type { OwnData } from '../own-data/own-data.ts'
import { useOwnData } from '../own-data/use-own-data.ts'
import { usePrefill } from '../own-data/use-prefill.ts'
import type { ServiceEntry } from '../service-entries.ts'
import { Booking } from './Booking.tsx'
import { BookingHead } from './BookingHead.tsx'
import { BookingShell, BookingShellBody } from './BookingShell.tsx'
import { useDocuments } from './use-documents.ts'

/** The pages of a claim, which few bookings are. */
const ConfirmClaim = lazy(async () => ({ default: (await import('../claim/ConfirmClaim.tsx')).ConfirmClaim }))
const WarrantyNotHeld = lazy(async () => ({ default: (await import('../claim/WarrantyNotHeld.tsx')).WarrantyNotHeld }))
/** Few ask for what is not booked. A network that is gone is told without it. */
const RefusedSetup = lazy(async () => ({ default: (await import('./RefusedSetup.tsx')).RefusedSetup }))

type Props = { readonly serviceEntry: ServiceEntry /** Under which its draft is kept. */; readonly address: string }

/** The booking of a service entry, once the server has said what it asks. */
export function EntryBooking({ serviceEntry, address }: Props) {
  const { data, error, refetch } = useCall(requestsApi.getBookingSetup, { query: serviceEntry.query })
  // In another language the answer comes again; what is typed stays on the screen meanwhile.
  const [shown, setShown] = useState<BookingSetup | undefined>(data)
  if (data && data !== shown) setShown(data)
  const [round, setRound] = useState(0)
  const own = useOwnData()
  // Whoever changes more than the page of a claim asks walks the steps; a reload leaves them there.
  const [isStepwise, setStepwise] = useState(useSearchParams()[0].has('step'))
  // What an employee's own account knows is nothing of the caller's.
  const known = serviceEntry.caller ? null : (own ?? null)
  const prefill = usePrefill(serviceEntry.caller ? serviceEntry.caller.known : known)

  if (!shown) return error ? <SetupFailure serviceEntry={serviceEntry} error={error} retry={refetch} /> : <BookingShell serviceEntry={serviceEntry} />
  if (shown.previous && !shown.previous.fits)
    return (
      <>
        <BookingHead serviceEntry={serviceEntry} setup={shown} />
        <Suspense fallback={<BookingShellBody serviceEntry={serviceEntry} />}>
          <WarrantyNotHeld previous={shown.previous} setup={shown} />
        </Suspense>
      </>
    )
  if (shown.previous && !isStepwise)
    return (
      <>
        <BookingHead serviceEntry={serviceEntry} setup={shown} />
        <Suspense fallback={<BookingShellBody serviceEntry={serviceEntry} />}>
          <ConfirmClaim serviceEntry={serviceEntry} setup={shown} previous={shown.previous} openSteps={() => setStepwise(true)} />
        </Suspense>
      </>
    )
  return (
    <>
      <BookingHead serviceEntry={serviceEntry} setup={shown} />
      {own === undefined || prefill === undefined ? (
        <BookingShellBody serviceEntry={serviceEntry} />
      ) : (
        <BookingWithDocuments
          key={round}
          serviceEntry={serviceEntry}
          address={known ? ownDraftName(address, known.profile.customerId) : address}
          earlierDraft={address}
          own={known}
          prefill={prefill}
          setup={shown}
          startAgain={() => setRound(round + 1)}
        />
      )}
    </>
  )
}

type WithSetup = Props & {
  readonly setup: BookingSetup
  readonly own: OwnData | null
  readonly prefill: NonNullable<ReturnType<typeof usePrefill>> | null
  readonly earlierDraft: string
  readonly startAgain: () => void
}

function BookingWithDocuments({ setup, ...rest }: WithSetup) {
  const { documents, attach } = useDocuments(rest.address, rest.serviceEntry.caller === undefined)
  // A slow phone draws the form in pieces, and hears whoever taps the menu meanwhile.
  const isDrawn = useDeferredValue(documents !== null, false)
  return documents && isDrawn ? (
    <Booking {...rest} setup={setup} documents={documents} attach={attach} />
  ) : (
    <BookingShellBody serviceEntry={rest.serviceEntry} />
  )
}

type Failed = Pick<Props, 'serviceEntry'> & { readonly error: CallRefused; readonly retry: () => unknown }

/** No form, but an answer: the page that is not there, the one that is not for everybody. */
const isRefused = ({ status, code }: CallRefused) => [401, 403, 404].includes(status) || code === 'INVALID_INPUT'

function SetupFailure({ error, retry, ...rest }: Failed) {
  const t = useTexts(requestTexts)
  if (isRefused(error))
    return (
      <Suspense fallback={<Loading />}>
        <RefusedSetup error={error} retry={retry} {...rest} />
      </Suspense>
    )
  return (
    <>
      <PageTitle>{t('page.booking')}</PageTitle>
      {/* SPEC 8, form connection failure. */}
      <ErrorState error={new Error(t('page.formFailed'))} retry={retry} />
    </>
  )
}
