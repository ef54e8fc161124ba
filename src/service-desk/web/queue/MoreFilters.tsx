import { type FormEvent, useEffect, useState } from 'react'
import { Button } from '#base/web/kit/Button.tsx'
import { Input } from '#base/web/kit/Control.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { warrantyTypes } from '#requests/status.ts'
import { filtersIn, type QueueFilters } from '../../queue-address.ts'
import { serviceDeskApi } from '../../service-desk.api.ts'
import { deskTexts } from '../../texts.ts'
import { Choice } from './Choice.tsx'
import styles from './queue.module.css'

type Props = { readonly filters: QueueFilters; readonly change: (filters: QueueFilters) => void }

/** Brand, kind of repair, who looks after it, and a text. */
export function MoreFilters({ filters, change }: Props) {
  const t = useTexts(deskTexts)
  const brands = useCall(catalogueApi.listBrands, {}).data ?? []
  const employees = useCall(serviceDeskApi.listEmployees, {}).data?.employees ?? []
  const [text, setText] = useState(filters.text ?? '')
  // Going back brings an earlier text back.
  useEffect(() => setText(filters.text ?? ''), [filters.text])

  function narrow(event: FormEvent) {
    event.preventDefault()
    change({ ...filters, text: text.trim() || undefined })
  }
  /** A choice is read as it would be from the address. */
  const choose = (name: 'brand' | 'warrantyType' | 'assigned') => (value: string) =>
    change({ ...filters, [name]: filtersIn(new URLSearchParams([[name, value]]))[name] })

  return (
    <form className={styles.more} onSubmit={narrow}>
      <Choice name="brand" label={t('queue.brand')} any={t('queue.anyBrand')} value={filters.brand} choose={choose('brand')}>
        {brands.map(({ brandId, brandName }) => (
          <option key={brandId} value={brandId}>
            {brandName}
          </option>
        ))}
      </Choice>
      <Choice name="repair" label={t('queue.repair')} any={t('queue.anyRepair')} value={filters.warrantyType} choose={choose('warrantyType')}>
        {(['warranty', 'paid', 'insurance'] as const).map((kind) => (
          <option key={kind} value={warrantyTypes[kind]}>
            {t(`repair.${kind}`)}
          </option>
        ))}
      </Choice>
      <Choice name="assigned" label={t('queue.assigned')} any={t('queue.anybody')} value={filters.assigned} choose={choose('assigned')}>
        <option value="me">{t('queue.me')}</option>
        <option value="nobody">{t('queue.nobody')}</option>
        {employees.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <div className={styles.field}>
        <label htmlFor="queue-text">{t('queue.text')}</label>
        <div className={styles.textRow}>
          <Input
            id="queue-text"
            type="search"
            maxLength={100}
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <Button variant="quiet" type="submit">
            {t('queue.applyText')}
          </Button>
        </div>
      </div>
    </form>
  )
}
