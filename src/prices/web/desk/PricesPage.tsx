import { fromTo } from '#base/from-to.ts'
import { call } from '#base/web/call.ts'
import { useFormats } from '#base/web/formats.ts'
import { Card } from '#base/web/kit/Card.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { Lead } from '#base/web/kit/Lead.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { Muted } from '#base/web/kit/Muted.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { PageTitle } from '#base/web/kit/PageTitle.tsx'
import { TableDownloads } from '#base/web/kit/TableDownloads.tsx'
import { saveFile } from '#base/web/open-file.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { priceDeskTexts } from '../../desk-texts.ts'
import type { ListedPrice } from '../../price-change.ts'
import { priceDeskApi } from '../../price-desk.api.ts'
import { ChangeList } from './ChangeList.tsx'
import styles from './desk.module.css'
import { PriceFigures } from './PriceFigures.tsx'
import { PriceFilters } from './PriceFilters.tsx'
import { PriceHistory } from './PriceHistory.tsx'
import { PriceLists } from './PriceLists.tsx'
import { usePriceFilters } from './use-price-filters.ts'

/** `/iranyitopult/szerviz/arak?fajta=…&marka=…&nap=…&arlista=…`: the prices in force, and the changes that brought or will bring them. */
export default function PricesPage() {
  const t = useTexts(priceDeskTexts)
  const asked = usePriceFilters()
  const { filters } = asked
  const read = usePages(priceDeskApi.listPrices, filters, ({ after, size, signal }) =>
    call(priceDeskApi.listPrices, { query: { ...filters, after: after === undefined ? undefined : Number(after), size }, signal }),
  )
  const prices = read.pages.flatMap((page) => page.prices)

  if (read.error?.status === 403) return <NoPermission page={t('title')} />
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Lead>{t('lead')}</Lead>
      <PriceLists />
      <ChangeList />
      <section aria-labelledby="prices">
        <h2 id="prices">{t('list')}</h2>
        <PriceFilters asked={asked} />
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
