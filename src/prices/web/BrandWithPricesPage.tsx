import { useParams, useSearchParams } from 'react-router'
import { useCall } from '#base/web/use-call.ts'
import { BrandPage } from '#catalogue/web/BrandPage.tsx'
import { pricesApi } from '../prices.api.ts'
import { BrandPriceList } from './BrandPriceList.tsx'

/** `/igenyles/gyartok/{brand}`, with what repairs of its devices, or of the model in the address, are expected to cost. */
export default function BrandWithPricesPage() {
  const { brand: slug = '' } = useParams()
  const [query] = useSearchParams()
  const productTypeId = Number(query.get('tipus')) || undefined
  const { data: prices, isPending } = useCall(pricesApi.showBrandPrices, { params: { id: slug }, query: { productTypeId } })
  const shown = (booking: string | null) => (prices ? <BrandPriceList prices={prices} booking={booking} /> : null)
  return <BrandPage prices={isPending ? undefined : shown} />
}
