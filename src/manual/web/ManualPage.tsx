import { useMay } from '#accounts/web/use-may.ts'
import { call } from '#base/web/call.ts'
import { Actions } from '#base/web/kit/Actions.tsx'
import { ButtonLink } from '#base/web/kit/Button.tsx'
import { ChipLink } from '#base/web/kit/Chip.tsx'
import { Select } from '#base/web/kit/Control.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Field } from '#base/web/kit/Field.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { Note } from '#base/web/kit/Note.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { TextField } from '#base/web/kit/TextField.tsx'
import { prefetchCall, useCall } from '#base/web/use-call.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useSearchInAddress } from '#base/web/use-search-in-address.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { catalogueApi } from '#catalogue/catalogue.api.ts'
import { paths } from '#paths.ts'
import { manualApi } from '../manual.api.ts'
import { manualPlaceNamed, manualPlaces } from '../manual.ts'
import { manualTexts } from '../texts.ts'
import { ForHolders } from './ForHolders.tsx'
import styles from './manual.module.css'
import { ArticleItem } from './reading/ArticleItem.tsx'

export const clientLoader = () => prefetchCall(catalogueApi.listBrands, {})

/** `/iranyitopult/dolgozoi-kisokos?mit=…&marka=…&hely=…`: how we work, found while one types. */
export default function ManualPage() {
  const t = useTexts(manualTexts)
  return (
    <ForHolders permission="manual.view" page={t('title')}>
      <Manual />
    </ForHolders>
  )
}

function Manual() {
  const t = useTexts(manualTexts)
  const mayEdit = useMay('manual.edit')
  const { filters, typed, type, filter } = useFilters()
  const brands = useCall(catalogueApi.listBrands, {})
  const read = usePages(manualApi.listManualArticles, filters, ({ after, size, signal }) =>
    call(manualApi.listManualArticles, { query: { ...filters, after: after === undefined ? undefined : Number(after), size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const articles = pages.flatMap((page) => page.articles)
  const toConfirm = pages[0]?.toConfirm ?? 0
  const isFiltered = [filters.text, filters.brand, filters.place].some((value) => value !== undefined)
  if (error?.status === 403) return <NoPermission page={t('title')} />

  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      {toConfirm > 0 && <Note tone="warning">{t('toConfirm', { count: toConfirm })}</Note>}
      {mayEdit && (
        <Actions>
          <ButtonLink to={paths.newManualArticle()}>{t('write')}</ButtonLink>
          <ChipLink to={paths.manual()} aria-current={filters.list === 'current' ? 'page' : undefined}>
            {t('view.current')}
          </ChipLink>
          <ChipLink to={`${paths.manual()}?kivett=igen`} aria-current={filters.list === 'retired' ? 'page' : undefined}>
            {t('view.retired')}
          </ChipLink>
        </Actions>
      )}
      <search className={styles.filters}>
        <TextField
          name="text"
          type="search"
          autoComplete="off"
          maxLength={100}
          label={t('find')}
          hint={t('findHint')}
          value={typed}
          onChange={({ currentTarget }) => type(currentTarget.value)}
        />
        <Field name="brand" label={t('brand')}>
          <Select id="brand" value={filters.brand ?? ''} onChange={({ currentTarget }) => filter('marka', currentTarget.value)}>
            <option value="">{t('everyBrand')}</option>
            {brands.data?.map(({ brandId, brandName }) => (
              <option key={brandId} value={brandId}>
                {brandName}
              </option>
            ))}
          </Select>
        </Field>
        <Field name="place" label={t('place')}>
          <Select id="place" value={filters.place ?? ''} onChange={({ currentTarget }) => filter('hely', currentTarget.value)}>
            <option value="">{t('everyPlace')}</option>
            {manualPlaces.map((place) => (
              <option key={place} value={place}>
                {t(`places.${place}`)}
              </option>
            ))}
          </Select>
        </Field>
      </search>
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      {!isPending && !error && articles.length === 0 && (
        <EmptyState title={t(isFiltered ? 'foundNone' : 'none')}>{isFiltered && <p>{t('foundNoneText')}</p>}</EmptyState>
      )}
      {articles.length > 0 && (
        <section className={styles.list} aria-labelledby="articles">
          <h2 id="articles">{t('list')}</h2>
          <List variant="cards">
            {articles.map((article) => (
              <ArticleItem key={article.id} article={article} brands={brands.data ?? []} />
            ))}
          </List>
          <MorePages pages={read} words={t('more')} />
        </section>
      )}
    </>
  )
}

function useFilters() {
  const { address, put, typed, type, rested } = useSearchInAddress()
  const brand = Number(address.get('marka'))
  const filters = {
    text: rested || undefined,
    brand: Number.isInteger(brand) && brand > 0 ? brand : undefined,
    place: manualPlaceNamed(address.get('hely')),
    list: address.get('kivett') === 'igen' ? ('retired' as const) : ('current' as const),
  }
  return { filters, typed, type, filter: (name: 'marka' | 'hely', value: string) => put(name, value) }
}
