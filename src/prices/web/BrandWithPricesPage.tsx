import { BrandPage } from '#catalogue/web/BrandPage.tsx'
import { BrandPriceList } from './BrandPriceList.tsx'

/** `/igenyles/gyartok/{brand}`, with what repairs of its devices are expected to cost. */
export default function BrandWithPricesPage() {
  return <BrandPage prices={(slug, booking) => <BrandPriceList slug={slug} booking={booking} />} />
}
