import type { RefObject } from 'react'
import { Link } from 'react-router'
import { MoneyRange } from '#base/web/kit/MoneyRange.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useDebounced } from '#base/web/use-debounced.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { publicPaths } from '#public-paths.ts'
import { type PricedDevice, widest } from '../price-list.ts'
import { pricesApi } from '../prices.api.ts'
import { priceTexts } from '../texts.ts'
import { ByBrand } from './ByBrand.tsx'
import styles from './DeviceSearch.module.css'

type Props = {
  readonly typed: string
  /** Is given the first device. */
  readonly first: RefObject<HTMLAnchorElement | null>
}

const pageOf = ({ brand, productType }: PricedDevice) => publicPaths.brand(brand.slug, productType.id)

/** The devices that typed words mean, each with its from–to, leading to its brand. */
export function FoundDevices({ typed, first }: Props) {
  const t = useTexts(priceTexts)
  const words = useDebounced(typed.trim())
  const isAsked = words.length > 1
  const { data, error } = useCall(pricesApi.searchPricedDevices, { query: { words } }, { enabled: isAsked })
  const found = isAsked ? data : undefined
  return (
    <>
      <p role="status" className={styles.count}>
        {found && t('search.found', { count: found.length })}
      </p>
      {found && found.length > 0 && (
        <ul className={styles.found}>
          {found.map((device, place) => (
            <li key={device.productType.id}>
              <Link ref={place === 0 ? first : undefined} to={pageOf(device)} prefetch="intent">
                <span>
                  {device.brand.name} {device.productType.name}
                </span>
                <Range prices={device.prices} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {isAsked && (error || found?.length === 0) && <ByBrand />}
    </>
  )
}

function Range({ prices }: Pick<PricedDevice, 'prices'>) {
  const t = useTexts(priceTexts)
  const range = widest(prices)
  return <span className={styles.range}>{range ? <MoneyRange {...range} /> : t('estimate.inspection')}</span>
}
