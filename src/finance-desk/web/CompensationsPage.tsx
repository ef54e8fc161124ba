import { useSearchParams } from 'react-router'
import { call } from '#base/web/call.ts'
import { HeldRows } from '#base/web/forms/HeldForm.tsx'
import { EmptyState } from '#base/web/kit/EmptyState.tsx'
import { ErrorState } from '#base/web/kit/ErrorState.tsx'
import { List } from '#base/web/kit/List.tsx'
import { Loading } from '#base/web/kit/Loading.tsx'
import { MorePages } from '#base/web/kit/MorePages.tsx'
import { News } from '#base/web/kit/News.tsx'
import { NoPermission } from '#base/web/kit/NoPermission.tsx'
import { VisuallyHidden } from '#base/web/kit/VisuallyHidden.tsx'
import { readAgain } from '#base/web/use-call.ts'
import { useNews } from '#base/web/use-news.ts'
import { usePages } from '#base/web/use-pages.ts'
import { useTexts } from '#base/web/use-texts.ts'
import { compensationLists } from '#compensations/compensation.ts'
import { compensationsApi } from '#compensations/compensations.api.ts'
import { paths } from '#paths.ts'
import { financeTexts } from '../texts.ts'
import { CompensationItem } from './compensations/CompensationItem.tsx'
import styles from './finance.module.css'
import { FinanceFrame } from './parts/FinanceFrame.tsx'
import { Views } from './parts/Views.tsx'

/** `/iranyitopult/penzugy/kartalanitasok`: what is paid for lost parcels, the one due first first. */
export default function CompensationsPage() {
  const t = useTexts(financeTexts)
  const [address] = useSearchParams()
  const { news, tell } = useNews()
  const list = compensationLists.find((one) => one === address.get('list')) ?? 'toPay'
  const read = usePages(compensationsApi.listCompensations, { list }, ({ after, size, signal }) =>
    call(compensationsApi.listCompensations, { query: { list, after: after === undefined ? undefined : Number(after), size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const rows = pages.flatMap((page) => page.compensations).map((row) => ({ ...row, id: row.crmRequestId }))
  const counts = pages[0]?.counts
  if (error?.status === 403) return <NoPermission page={t('section.compensations')} />
  async function changed(words: string) {
    await readAgain(compensationsApi.listCompensations)
    tell(words)
  }
  return (
    <FinanceFrame section="compensations" lead={t('compensations.lead')}>
      <Views
        label={t('compensations.views')}
        views={compensationLists.map((one) => ({
          key: one,
          name: t(`compensations.view.${one}`),
          to: `${paths.financeCompensations()}?list=${one}`,
          isShown: one === list,
          count: one === 'paid' ? undefined : counts?.[one],
        }))}
      />
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      <News news={news} />
      {!isPending && !error && rows.length === 0 && <EmptyState title={t(`compensations.none.${list}`)} />}
      <section className={styles.list}>
        <VisuallyHidden as="h2">{t('compensations.list')}</VisuallyHidden>
        <List variant="cards">
          <HeldRows rows={rows} isWhole={read.isLast}>
            {(row) => <CompensationItem row={row} onChanged={changed} />}
          </HeldRows>
        </List>
        <MorePages pages={read} words={t('compensations.more')} />
      </section>
    </FinanceFrame>
  )
}
