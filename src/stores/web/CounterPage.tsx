import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { rowsIn } from '#base/rows-per-page.ts'
import { call } from '#base/web/call.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { ChipLink } from '#base/web/kit/Chip.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { ErrorText } from '#base/web/kit/ErrorText.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { RowsField } from '#base/web/kit/RowsField.tsx'
import { SearchForm } from '#base/web/kit/SearchForm.tsx'
import { Skeleton } from '#base/web/kit/Skeleton.tsx'
import { Stale } from '#base/web/kit/Stale.tsx'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { type CounterFilters, counterAddressOf, counterFiltersIn } from '../counter-address.ts'
import { places } from '../place.ts'
import { storesApi } from '../stores.api.ts'
import { storeTexts } from '../texts.ts'
import { CounterFrame, type ShownCounter } from './CounterFrame.tsx'
import styles from './counter.module.css'
import { DeviceList } from './devices/DeviceList.tsx'
import { useOpenScanned } from './scan/use-open-scanned.ts'

/** `/iranyitopult/bolti-pult`: what was handed in at the counter, and where it is. Filters and rows per page stand in the address. */
export default function CounterPage() {
  const t = useTexts(storeTexts)
  return <CounterFrame title={t('counter.title')}>{(counter) => <Counter counter={counter} />}</CounterFrame>
}

function Counter({ counter }: { readonly counter: ShownCounter }) {
  const t = useTexts(storeTexts)
  const [problem, setProblem] = useState<string | null>(null)
  useOpenScanned(setProblem)
  return (
    <>
      <p>
        {counter.name}
        {counter.address && `, ${counter.address}`}
      </p>
      {counter.address === null && (
        <Note tone="warning">
          {t('counter.noAddress')} <Link to={paths.savedAddresses()}>{t('counter.saveAddress')}</Link> ·{' '}
          <Link to={paths.basicData()}>{t('counter.savePhone')}</Link>
        </Note>
      )}
      {counter.serves ? (
        <Actions>
          <ButtonLink to={paths.counterBooking()}>{t('counter.takeIn')}</ButtonLink>
          <ButtonLink variant="quiet" to={paths.counterBatches()}>
            {t('counter.handOver', { count: counter.counts.atCounter })}
          </ButtonLink>
        </Actions>
      ) : (
        <Note>{t('counter.onlyLooks')}</Note>
      )}
      <Muted>{t('counter.scanHint')}</Muted>
      <ErrorText>{problem}</ErrorText>
      <StoreDevices counter={counter} />
    </>
  )
}

function StoreDevices({ counter: { counts, serves } }: { readonly counter: ShownCounter }) {
  const t = useTexts(storeTexts)
  const navigate = useNavigate()
  const [address] = useSearchParams()
  const [filters, rows] = [counterFiltersIn(address), rowsIn(address)]
  const read = usePages(
    storesApi.listStoreDevices,
    filters,
    ({ after, size, signal }) =>
      call(storesApi.listStoreDevices, { query: { ...filters, after: after === undefined ? undefined : String(after), size: String(size) }, signal }),
    { rows },
  )
  const { pages, error, isPending, isOther, isLast, refetch } = read
  const devices = pages.flatMap((page) => page.devices)
  const go = (next: CounterFilters, shown = rows) => void navigate(paths.counter() + counterAddressOf(next, shown), { preventScrollReset: true })
  const all = places.reduce((sum, place) => sum + counts[place], 0)
  return (
    <>
      <nav aria-label={t('counter.places')} className={styles.places}>
        <ChipLink
          to={paths.counter() + counterAddressOf({ ...filters, place: undefined }, rows)}
          aria-current={filters.place === undefined ? 'page' : undefined}
        >
          {t('counter.all', { count: all })}
        </ChipLink>
        {places
          .filter((place) => counts[place] > 0 || filters.place === place)
          .map((place) => (
            <ChipLink
              key={place}
              to={paths.counter() + counterAddressOf({ ...filters, place }, rows)}
              aria-current={filters.place === place ? 'page' : undefined}
            >
              {t(`places.${place}`)} ({counts[place]})
            </ChipLink>
          ))}
      </nav>
      <SearchForm
        key={filters.text}
        name="mit"
        label={t('counter.find')}
        hint={t('counter.findHint')}
        text={filters.text}
        find={(text) => go({ ...filters, text: text || undefined })}
        clear={{ words: t('counter.clear'), to: paths.counter() }}
      />
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Skeleton shape="rows" count={5} />}
      {!isPending && !error && devices.length === 0 && <Nothing filters={filters} serves={serves} />}
      {devices.length > 0 && (
        <Stale isStale={isOther}>
          <DeviceList devices={devices} />
          <div className={styles.end}>
            <p role="status">
              {t('counter.shown', { count: devices.length })}
              {isLast && `, ${t('counter.thatIsAll')}`}
            </p>
            <RowsField rows={rows} choose={(next) => go(filters, next)} />
          </div>
          <MorePages pages={read} words={t('counter.more')} shown={devices.length} />
        </Stale>
      )}
    </>
  )
}

function Nothing({ filters: { place, text }, serves }: { readonly filters: CounterFilters; readonly serves: boolean }) {
  const t = useTexts(storeTexts)
  if (place === undefined && text === undefined)
    return (
      <EmptyState title={t('counter.empty')}>
        <p>{t('counter.emptyText')}</p>
      </EmptyState>
    )
  return (
    <EmptyState title={t('counter.noneFits')}>
      <Actions>
        {text !== undefined && serves && <ButtonLink to={paths.counterBooking(text)}>{t('counter.takeInThis')}</ButtonLink>}
        <ButtonLink variant="quiet" to={paths.counter()}>
          {t('counter.clear')}
        </ButtonLink>
      </Actions>
    </EmptyState>
  )
}
