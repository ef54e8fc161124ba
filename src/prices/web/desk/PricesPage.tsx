import { useState } from 'react'
import { fromTo } from '#base/from-to.ts'
import { call } from '#base/web/call.ts'
import { useFormats } from '#base/web/formats.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { SelectField } from '#base/web/kit/SelectField.tsx'
import { TableDownloads } from '#base/web/kit/TableDownloads.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { saveFile } from '#base/web/open-file.ts'
import { useCall } from '#base/web/use-call.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { priceDeskTexts } from '../../desk-texts.ts'
import { type PriceKind, priceKinds } from '../../price.ts'
import type { ListedPrice } from '../../price-change.ts'
import { priceDeskApi } from '../../price-desk.api.ts'
import { ChangeList } from './ChangeList.tsx'
import styles from './desk.module.css'
import { PriceFigures } from './PriceFigures.tsx'
import { PriceHistory } from './PriceHistory.tsx'
import { general, PriceLists, usePriceLists } from './PriceLists.tsx'

type Filters = { readonly kind?: PriceKind; readonly brandId?: number; readonly on?: string; readonly listId?: number }

/** `/iranyitopult/szerviz/arak`: the prices in force, and the changes that brought or will bring them. */
export default function PricesPage() {
  const t = useTexts(priceDeskTexts)
  const [filters, setFilters] = useState<Filters>({})
  const read = usePages(priceDeskApi.listPrices, filters, ({ after, size, signal }) =>
    call(priceDeskApi.listPrices, { query: { ...filters, after: after === undefined ? undefined : Number(after), size }, signal }),
  )
  const prices = read.pages.flatMap((page) => page.prices)

  if (read.error?.status === 403) return <NoPermission page={t('title')} />
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <p>{t('lead')}</p>
      <PriceLists />
      <ChangeList />
      <section aria-labelledby="prices">
        <h2 id="prices">{t('list')}</h2>
        <PriceFilters filters={filters} setFilters={setFilters} />
        <TableDownloads
          words={{ xlsx: t('exportXlsx'), csv: t('exportCsv') }}
          save={(format) => saveFile(priceDeskApi.exportPrices, { query: { ...filters, format } })}
        />
        {read.error && <ErrorState error={read.error} retry={read.refetch} />}
        {read.isPending && <Loading />}
        {!read.isPending && !read.error && prices.length === 0 && <EmptyState title={t('none')} />}
        <List variant="cards">
          {prices.map((price) => (
            <PriceItem key={price.id} price={price} />
          ))}
        </List>
        <MorePages pages={read} words={t('more')} />
      </section>
    </>
  )
}

type FilterProps = { readonly filters: Filters; readonly setFilters: (filters: Filters) => void }

function PriceFilters({ filters, setFilters }: FilterProps) {
  const t = useTexts(priceDeskTexts)
  const brands = useCall(catalogueApi.listBrands, {}).data ?? []
  const lists = usePriceLists().data?.lists ?? []
  const set = (change: { [Name in keyof Filters]?: Filters[Name] | undefined }) => {
    const { kind, brandId, on, listId } = { ...filters, ...change }
    setFilters({ ...(kind && { kind }), ...(brandId && { brandId }), ...(on && { on }), ...(listId && { listId }) })
  }
  return (
    <div className={styles.filters}>
      {lists.length > 0 && (
        <SelectField
          name="list"
          label={t('whichList')}
          value={String(filters.listId ?? general)}
          onChange={({ target }) => set({ listId: Number(target.value) || undefined })}
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
        onChange={({ target }) => set({ kind: priceKinds.find((one) => one === target.value) })}
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
        onChange={({ target }) => set({ brandId: Number(target.value) || undefined })}
      >
        {brands.map(({ brandId, brandName }) => (
          <option key={brandId} value={brandId}>
            {brandName}
          </option>
        ))}
      </SelectField>
      <TextField name="on" type="date" label={t('on')} value={filters.on ?? ''} onChange={({ target }) => set({ on: target.value || undefined })} />
    </div>
  )
}

function PriceItem({ price }: { readonly price: ListedPrice }) {
  const t = useTexts(priceDeskTexts)
  const { day } = useFormats()
  const { scope, subject, kind, labourMinutes, daysFrom, daysTo, partsNote } = price
  const name = `${scope || t('everywhere')}: ${subject}`
  const facts = [
    labourMinutes !== null && t('minutes', { minutes: String(labourMinutes) }),
    daysFrom !== null && daysTo !== null && t('days', { days: fromTo(daysFrom, daysTo) }),
    partsNote,
    t('since', { day: day(price.validFrom) }),
  ]
  return (
    <Card as="li" isDense>
      <div className={styles.row}>
        <p className={styles.name}>
          {name} <small>({t(`kinds.${kind}`)})</small>
        </p>
        <p>
          <PriceFigures {...price} />
        </p>
      </div>
      <Muted>{facts.filter(Boolean).join(' · ')}</Muted>
      <PriceHistory id={price.id} kind={kind} name={name} />
    </Card>
  )
}
