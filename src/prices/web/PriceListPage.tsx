import { useEffect } from 'react'
import { useFormats } from '#base/web/formats.ts'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { prefetchCall, useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { roundedToCash } from '#site/figures.ts'
import { siteTexts } from '#site/texts.ts'
import { DataTable } from '#site/web/DataTable.tsx'
import { type GeneralCosts, newestPrice, type PriceTable, priceTables, serviceTable } from '../price-table.ts'
import { pricesApi } from '../prices.api.ts'
import { DeviceSearch } from './DeviceSearch.tsx'
import styles from './PriceListPage.module.css'

/** Code and prices load side by side. */
export function clientLoader() {
  prefetchCall(pricesApi.showGeneralCosts, {})
  return null
}

/** `/generalCosts`: fees and guide prices. */
export default function PriceListPage() {
  const t = useTexts(siteTexts)
  const { data, error, refetch } = useCall(pricesApi.showGeneralCosts, {})
  return (
    <div className={styles.page}>
      <PageTitle>{t('prices.title')}</PageTitle>
      <Lead>{t('prices.lead')}</Lead>
      <DeviceSearch />
      {data ? <Prices costs={data} /> : error ? <ErrorState error={error} retry={refetch} /> : <Loading />}
    </div>
  )
}

function Prices({ costs: { prices, services, fees } }: { readonly costs: GeneralCosts }) {
  const t = useTexts(siteTexts)
  const { forint } = useFormats()
  const newest = newestPrice([...prices, ...services])
  // The parts of the list are not there yet when the page opens at one of them.
  useEffect(() => document.getElementById(window.location.hash.slice(1))?.scrollIntoView(), [])
  return (
    <>
      <section aria-labelledby="fees">
        <h2 id="fees">{t('prices.fees')}</h2>
        <DataTable
          label={t('prices.fees')}
          columns={[t('prices.fee'), t('prices.when'), t('prices.amount')]}
          rows={[
            [t('prices.delivery'), t('prices.deliveryWhen'), forint(fees.deliveryFee)],
            [t('prices.inspection'), t('prices.inspectionWhen'), forint(fees.inspectionFee)],
            [t('prices.logistics'), t('prices.logisticsWhen'), forint(fees.deliveryFee)],
            [t('prices.returned'), t('prices.returnedWhen', { cash: forint(roundedToCash(fees.returnFee)) }), forint(fees.returnFee)],
          ]}
        />
      </section>
      {newest === null ? (
        <EmptyState title={t('prices.emptyTitle')}>
          <p>{t('prices.emptyWords')}</p>
        </EmptyState>
      ) : (
        <>
          <section aria-labelledby="repairs">
            <h2 id="repairs">{t('prices.repairs')}</h2>
            {priceTables(prices).map((table) => (
              <Group key={table.productGroupId} table={table} />
            ))}
            <p>{t('prices.unpriced')}</p>
          </section>
          <Services services={services} />
          <p className={styles.note}>{t('prices.validFrom', { day: new Date(`${newest}T12:00:00Z`) })}</p>
        </>
      )}
      <ButtonLink to={publicPaths.requestStart()}>{t('prices.toBooking')}</ButtonLink>
    </>
  )
}

/** What can be asked for beside a repair. */
function Services({ services }: Pick<GeneralCosts, 'services'>) {
  const t = useTexts(siteTexts)
  const { forints } = useFormats()
  const { kinds, rows } = serviceTable(services)
  if (rows.length === 0) return null
  return (
    <section aria-labelledby="services">
      <h2 id="services">{t('prices.services')}</h2>
      <DataTable
        label={t('prices.services')}
        columns={[t('prices.service'), ...kinds.map((kind) => kind ?? t('prices.everyDevice'))]}
        rows={rows.map(({ service, prices }) => [service, ...prices.map((price) => (price ? forints(price.from, price.to) : '–'))])}
      />
    </section>
  )
}

function Group({ table: { name, faults, rows } }: { readonly table: PriceTable }) {
  const t = useTexts(siteTexts)
  const { forints } = useFormats()
  return (
    <>
      <h3>{name}</h3>
      <DataTable
        label={name}
        columns={[t('prices.brand'), ...faults]}
        rows={rows.map(({ brand, prices }) => [
          brand ?? t('prices.everyBrand'),
          ...prices.map((price) => (price ? forints(price.from, price.to) : '–')),
        ])}
      />
    </>
  )
}
