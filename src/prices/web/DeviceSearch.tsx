import { type FormEvent, useId, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { MoneyRange } from '#base/web/kit/MoneyRange.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useEarlyTyping } from '#base/web/use-early-typing.ts'
import { useRested } from '#base/web/use-rested.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { paths } from '#paths.ts'
import { type PricedDevice, widest } from '../price-list.ts'
import { pricesApi } from '../prices.api.ts'
import { priceTexts } from '../texts.ts'
import styles from './DeviceSearch.module.css'

const pageOf = ({ brand, productType }: PricedDevice) => paths.brand(brand.slug, productType.id)

/** One field for a device as people call it; each answer says from–to and leads to its brand with the model filled in. Enter opens the first. */
export function DeviceSearch() {
  const t = useTexts(priceTexts)
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const words = useRested(typed.trim())
  const { form } = useEarlyTyping(({ device }) => device && setTyped(device))
  const { data } = useCall(pricesApi.searchPricedDevices, { query: { words } }, { enabled: words.length > 1 })
  const found = words.length > 1 ? data : undefined

  function openFirst(event: FormEvent) {
    event.preventDefault()
    const [first] = found ?? []
    if (first) void navigate(pageOf(first))
  }

  return (
    <search className={styles.search}>
      <form ref={form} onSubmit={openFirst}>
        <label htmlFor={id}>{t('search.label')}</label>
        <input
          id={id}
          name="device"
          type="search"
          autoComplete="off"
          enterKeyHint="go"
          maxLength={60}
          aria-describedby={`${id}-hint`}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <span id={`${id}-hint`} className={styles.hint}>
          {t('search.hint')}
        </span>
      </form>
      <p role="status" className={styles.count}>
        {found && t('search.found', { count: found.length })}
      </p>
      {found && found.length > 0 && (
        <ul className={styles.found}>
          {found.map((device) => (
            <li key={device.productType.id}>
              <Link to={pageOf(device)} prefetch="intent">
                <span>
                  {device.brand.name} {device.productType.name}
                </span>
                <Range prices={device.prices} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {found?.length === 0 && (
        <p>
          <Link to={paths.brands()}>{t('search.byBrand')}</Link>
        </p>
      )}
    </search>
  )
}

function Range({ prices }: Pick<PricedDevice, 'prices'>) {
  const t = useTexts(priceTexts)
  const range = widest(prices)
  return <span className={styles.range}>{range ? <MoneyRange {...range} /> : t('estimate.inspection')}</span>
}
