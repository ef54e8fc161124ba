import { data as answer, Link, useParams, useSearchParams } from 'react-router'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { type NewOrderService, paths } from '#paths.ts'
import { fewTexts } from '../few-texts.ts'
import { requestTexts } from '../texts.ts'
import styles from './booking/booking.module.css'
import { EntryBooking } from './booking/EntryBooking.tsx'
import { newOrderEntry, newOrderService } from './inside-entries.ts'
import { brandsOffering } from './new-order/brands-offering.ts'
import { InsideSteps } from './new-order/InsideSteps.tsx'
import choices from './new-order/new-order.module.css'

// The steps of a booking are one page: what is typed on them is no reason to load anything.
export const shouldRevalidate = () => false

/** `/iranyitopult/uj-megrendeles/{szolgaltatas}`: the booking of the public pages, with what the account knows filled in. */
export default function NewOrderServicePage() {
  const { szolgaltatas = '' } = useParams()
  const [search] = useSearchParams()
  const service = newOrderService(szolgaltatas)
  if (!service) throw answer(null, { status: 404 })
  const brand = search.get('marka')
  if (service.warrantyTypeOfBrand !== null && !brand) return <BrandChoice service={service.slug} warrantyType={service.warrantyTypeOfBrand} />
  const address = paths.newOrderOf(service.slug, brand ?? '')
  return (
    <div className={styles.page}>
      <EntryBooking key={address} serviceEntry={newOrderEntry(service.slug, brand)} address={address} />
    </div>
  )
}

/** Whose device it is, of the brands we take it from; some are taken by their own services. */
function BrandChoice({ service, warrantyType }: { readonly service: NewOrderService; readonly warrantyType: number }) {
  const t = useTexts(requestTexts)
  const fewT = useTexts(fewTexts)
  const { data, error, refetch } = useCall(catalogueApi.listBrands, {})
  const brands = brandsOffering(data ?? [], warrantyType)
  return (
    <>
      <PageTitle>{t(`newOrder.${service}`)}</PageTitle>
      <InsideSteps here="general" />
      <h2>{fewT('newOrder.brand')}</h2>
      {!data && (error ? <ErrorState error={error} retry={refetch} /> : <Loading />)}
      {data && brands.length === 0 && <EmptyState />}
      <ul className={choices.brands}>
        {brands.map(({ slug, brandName, url }) => (
          <li key={slug}>
            {url === null ? (
              <Link to={paths.newOrderOf(service, slug)} className={choices.brand}>
                {brandName}
              </Link>
            ) : (
              <a href={url} rel="noopener" className={choices.brand}>
                {brandName} ({fewT('newOrder.elsewhere')})
              </a>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
