import { type FormEvent, lazy, Suspense, useId, useRef, useState } from 'react'
import { useEarlyTyping } from '#base/web/use-early-typing.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { priceTexts } from '../texts.ts'
import { ByBrand } from './ByBrand.tsx'
import styles from './DeviceSearch.module.css'

/** What searches and shows prices is more code than the rest of the start page, so it comes when the field is used; a list of brands stands in for it. */
const FoundDevices = lazy(() =>
  import('./FoundDevices.tsx').then(
    (module) => ({ default: module.FoundDevices }),
    () => ({ default: ByBrand }),
  ),
)

/** What an Enter that came before the script put into the address. */
const sentEarly = () => new URLSearchParams(location.search).get('device') ?? ''

/** One field for a device as people call it; each answer says from–to and leads to its brand with the model filled in. Enter opens the first. */
export function DeviceSearch() {
  const t = useTexts(priceTexts)
  const id = useId()
  const first = useRef<HTMLAnchorElement>(null)
  const [typed, setTyped] = useState('')
  const [isUsed, setUsed] = useState(false)
  const { form } = useEarlyTyping(({ device }) => setTyped(device || sentEarly()))

  const nothingYet = <p role="status" className={styles.count} />

  function openFirst(event: FormEvent) {
    event.preventDefault()
    first.current?.click()
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
          onFocus={() => setUsed(true)}
          onChange={({ target }) => setTyped(target.value)}
        />
        <span id={`${id}-hint`} className={styles.hint}>
          {t('search.hint')}
        </span>
      </form>
      {isUsed || typed ? (
        <Suspense fallback={nothingYet}>
          <FoundDevices typed={typed} first={first} />
        </Suspense>
      ) : (
        nothingYet
      )}
    </search>
  )
}
