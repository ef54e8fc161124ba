import { fromTo } from '#base/from-to.ts'
import { useFormats } from '#base/web/formats.ts'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { FactList } from '#base/web/kit/FactList.tsx'
import { MoneyRange } from '#base/web/kit/MoneyRange.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import type { BrandPrices, PricedDevice } from '../price-list.ts'
import { priceTexts } from '../texts.ts'
import styles from './BrandPriceList.module.css'

type Props = {
  readonly prices: BrandPrices
  /** Where a paid repair of the brand is booked; null: not here. */
  readonly booking: string | null
}

/** What it costs and how long it takes, of the brand's kinds of devices or of one model. Nothing where no price is known. */
export function BrandPriceList({ prices, booking }: Props) {
  const t = useTexts(priceTexts)
  if (prices.groups.length === 0) return null
  return (
    <section aria-labelledby="prices" className={styles.prices}>
      <h2 id="prices">{t('brand.title')}</h2>
      {booking === null && <Note>{t('brand.elsewhere', { brand: prices.brand.name })}</Note>}
      {prices.device ? <OfDevice device={prices.device} booking={booking} /> : <OfGroups groups={prices.groups} />}
      <Around prices={prices} />
    </section>
  )
}

const factsOf = (prices: PricedDevice['prices']) =>
  prices.map(({ failureOptionId, name, ...range }): [string, React.ReactNode] => [name, <MoneyRange key={failureOptionId} {...range} />])

function OfDevice({ device: { brand, productGroup, productType, prices }, booking }: { readonly device: PricedDevice } & Pick<Props, 'booking'>) {
  const t = useTexts(priceTexts)
  const chosen = { brandId: brand.id, productGroupId: productGroup.id, productTypeId: productType.id, productTypeOther: productType.name }
  return (
    <>
      <h3>
        {brand.name} {productType.name}
      </h3>
      <FactList facts={factsOf(prices)} />
      {booking && (
        <p>
          <ButtonLink to={booking} state={{ chosen }}>
            {t('brand.book')}
          </ButtonLink>
        </p>
      )}
    </>
  )
}

function OfGroups({ groups }: Pick<BrandPrices, 'groups'>) {
  return groups.map(({ productGroup, prices }) => (
    <details key={productGroup.id} className={styles.group} open={groups.length === 1}>
      <summary>{productGroup.name}</summary>
      <FactList facts={factsOf(prices)} />
    </details>
  ))
}

function Around({ prices: { deliveryFee, inspectionFee, expectedRepairWorkingDays } }: { readonly prices: BrandPrices }) {
  const t = useTexts(priceTexts)
  const { forint } = useFormats()
  const [from, to] = expectedRepairWorkingDays
  return (
    <>
      <p>
        {t('brand.around', { delivery: forint(deliveryFee), inspection: forint(inspectionFee) })} {t('estimate.days', { days: fromTo(from, to) })}.
      </p>
      <Muted>{t('brand.note')}</Muted>
      <p>
        <ButtonLink variant="quiet" to={publicPaths.priceList()}>
          {t('brand.all')}
        </ButtonLink>
      </p>
    </>
  )
}
