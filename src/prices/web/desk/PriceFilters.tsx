import { SelectField } from '#base/web/kit/SelectField.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { useCall } from '#base/web/use-call.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { priceDeskTexts } from '../../desk-texts.ts'
import { priceKinds } from '../../price.ts'
import styles from './desk.module.css'
import { general, usePriceLists } from './PriceLists.tsx'
import type { usePriceFilters } from './use-price-filters.ts'

/** Which prices are listed: of which companies, of what, of which brand, on which day. */
export function PriceFilters({ asked: { filters, day, choose } }: { readonly asked: ReturnType<typeof usePriceFilters> }) {
  const t = useTexts(priceDeskTexts)
  const brands = useCall(catalogueApi.listBrands, {}).data ?? []
  const lists = usePriceLists().data?.lists ?? []
  return (
    <div className={styles.filters}>
      {lists.length > 0 && (
        <SelectField
          name="list"
          label={t('whichList')}
          value={String(filters.listId ?? general)}
          onChange={({ target }) => choose('list', target.value === general ? '' : target.value)}
        >
          <option value={general}>{t('generalList')}</option>
          {lists.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      )}
      <SelectField
        name="kind"
        label={t('kind')}
        nothing={t('kinds.all')}
        value={filters.kind ?? ''}
        onChange={({ target }) => choose('kind', target.value)}
      >
        {priceKinds.map((kind) => (
          <option key={kind} value={kind}>
            {t(`kinds.${kind}`)}
          </option>
        ))}
      </SelectField>
      <SelectField
        name="brand"
        label={t('brand')}
        nothing={t('everyBrand')}
        value={String(filters.brandId ?? '')}
        onChange={({ target }) => choose('brand', target.value)}
      >
        {brands.map(({ brandId, brandName }) => (
          <option key={brandId} value={brandId}>
            {brandName}
          </option>
        ))}
      </SelectField>
      <TextField name="on" type="date" label={t('on')} value={day} onChange={({ target }) => choose('day', target.value)} />
    </div>
  )
}
