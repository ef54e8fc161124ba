import { useMemo } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useMay } from '#accounts/web/use-may.ts'
import { call } from '#base/web/call.ts'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useLanguage } from '#base/web/language.tsx'
import { useCall } from '#base/web/use-call.ts'
import { leastOfSearch } from '#base/web/use-search-form.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import styles from '#requests/web/booking/booking.module.css'
import { EntryBooking } from '#requests/web/booking/EntryBooking.tsx'
import { type CallerService, callerEntry, newOrderService } from '#requests/web/inside-entries.ts'
import type { KnownCaller } from '../caller.api.ts'
import { callerTexts } from '../caller-texts.ts'
import { serviceDeskApi } from '../service-desk.api.ts'
import { ChooseBrand, ChooseService } from './caller/ChooseService.tsx'
import { type CallerAddress, callerAddress, newCaller, readCallerAddress } from './caller/caller-address.ts'
import { callerDraft } from './caller/caller-draft.ts'
import { FindCaller, nameOfCaller } from './caller/FindCaller.tsx'

// The steps of a booking are one page: what is typed on them is no reason to load anything.
export const shouldRevalidate = () => false

/** `/iranyitopult/szerviz/telefonos-felvetel`: who is on the telephone, what they order, and the booking of the public pages. */
export default function CallerBookingPage() {
  const t = useTexts(callerTexts)
  const mayBook = useMay('request.book')
  const [search] = useSearchParams()
  const here = readCallerAddress(search)
  if (!mayBook)
    return (
      <>
        <PageTitle>{t('title')}</PageTitle>
        <NoPermission />
      </>
    )
  if (here.who === null)
    return (
      <>
        <PageTitle>{t('title')}</PageTitle>
        <FindCaller asked={here.asked} />
      </>
    )
  return here.who === newCaller ? <For caller={null} here={here} who={here.who} /> : <ForFound here={here} who={here.who} />
}

type Props = { readonly here: CallerAddress; readonly who: string }

function ForFound({ here, who }: Props) {
  const t = useTexts(callerTexts)
  const { data, error, refetch } = useCall(
    serviceDeskApi.findCallers,
    { query: { query: here.asked } },
    { enabled: here.asked.length >= leastOfSearch },
  )
  const caller = data?.callers.find(({ key }) => key === who)
  if (caller) return <For caller={caller} here={here} who={who} />
  const isGone = data !== undefined || here.asked.length < leastOfSearch
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      {!isGone && (error ? <ErrorState error={error} retry={refetch} /> : <Loading />)}
      {isGone && (
        <EmptyState title={t('gone')}>
          <p>{t('goneText')}</p>
          <Link to={callerAddress({ asked: here.asked })}>{t('other')}</Link>
        </EmptyState>
      )}
    </>
  )
}

function For({ caller, here, who }: Props & { readonly caller: KnownCaller | null }) {
  const t = useTexts(callerTexts)
  const { language } = useLanguage()
  const name = caller ? nameOfCaller(caller, language) : t('newName')
  const { service, brand } = here
  const warrantyType = service && (newOrderService(service)?.warrantyTypeOfBrand ?? null)
  if (service && (warrantyType === null || brand)) return <Book caller={caller} who={who} service={service} brand={brand} here={here} />
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Who caller={caller} here={here} />
      {service && warrantyType !== null ? (
        <ChooseBrand here={here} service={service} warrantyType={warrantyType} />
      ) : (
        <ChooseService here={here} name={name} />
      )}
    </>
  )
}

/** Who is on the telephone, wherever the booking stands. */
function Who({ caller, here }: Pick<BookProps, 'caller' | 'here'>) {
  const t = useTexts(callerTexts)
  const { language } = useLanguage()
  return (
    <p>
      <strong>{caller ? nameOfCaller(caller, language) : t('newName')}</strong> · <Link to={callerAddress({ asked: here.asked })}>{t('other')}</Link>
    </p>
  )
}

type BookProps = Props & { readonly caller: KnownCaller | null; readonly service: CallerService; readonly brand: string | null }

/** The booking of every service entry, with what is known of the caller filled in. */
function Book({ caller, who, service, brand, here }: BookProps) {
  const back = callerAddress({ ...here, service: null, brand: null })
  const { asked } = here
  const address = callerDraft(who, service, brand)
  const entry = useMemo(
    () =>
      callerEntry(service, {
        brand,
        back,
        caller: {
          known: caller,
          send: (order, sending) =>
            call(serviceDeskApi.bookForCaller, { body: { ...order, callerAccountId: caller?.accountId ?? null }, ...sending }),
          // Whoever rings about two devices is found again on the way back; where nothing was searched for, it leads to another new caller.
          addressOfBooked: (crmRequestId) => paths.deskRequest(crmRequestId, callerAddress(asked ? { asked } : { who: newCaller })),
        },
      }),
    [service, brand, back, caller, asked],
  )
  return (
    <div className={styles.page}>
      <Who caller={caller} here={here} />
      <EntryBooking key={address} serviceEntry={entry} address={address} />
    </div>
  )
}
