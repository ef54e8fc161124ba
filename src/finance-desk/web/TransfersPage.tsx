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
import { paths } from '#paths.ts'
import { transfersApi } from '#payments/transfers.api.ts'
import { transferLists } from '#payments/transfers.ts'
import { financeTexts } from '../texts.ts'
import styles from './finance.module.css'
import { FinanceFrame } from './parts/FinanceFrame.tsx'
import { TableUpload } from './parts/TableUpload.tsx'
import { Views } from './parts/Views.tsx'
import { TransferItem } from './transfers/TransferItem.tsx'

/** `/iranyitopult/penzugy/atutalasok`: statements are uploaded, and what came by transfer is booked. */
export default function TransfersPage() {
  const t = useTexts(financeTexts)
  const [address] = useSearchParams()
  const { news, tell } = useNews()
  const list = transferLists.find((one) => one === address.get('list')) ?? 'open'
  const read = usePages(transfersApi.listTransfers, { list }, ({ after, size, signal }) =>
    call(transfersApi.listTransfers, { query: { list, after, size }, signal }),
  )
  const { pages, error, isPending, refetch } = read
  const transfers = pages.flatMap((page) => page.transfers)
  const counts = pages[0]?.counts
  if (error?.status === 403) return <NoPermission page={t('section.transfers')} />
  const changed = () => readAgain(transfersApi.listTransfers)
  async function settled(words: string) {
    await changed()
    tell(words)
  }

  return (
    <FinanceFrame section="transfers" lead={t('transfers.lead')}>
      <TableUpload
        endpoint={transfersApi.uploadStatement}
        id="statement"
        label={t('transfers.upload')}
        hint={t('transfers.hint')}
        inputOf={(file) => ({ body: {}, files: { statement: [file] } })}
        wordsOf={({ account, read: lines, new: added, skipped }) =>
          t('transfers.read', { account, read: String(lines), added: String(added), skipped: String(skipped) })
        }
        onDone={changed}
      />
      <Views
        label={t('transfers.views')}
        views={transferLists.map((one) => ({
          key: one,
          name: t(`transfers.view.${one}`),
          to: `${paths.financeTransfers()}?list=${one}`,
          isShown: one === list,
          count: one === 'decided' ? undefined : counts?.[one],
        }))}
      />
      {error && <ErrorState error={error} retry={refetch} />}
      {isPending && <Loading />}
      <News news={news} />
      {!isPending && !error && transfers.length === 0 && <EmptyState title={t(`transfers.none.${list}`)} />}
      <section className={styles.list}>
        <VisuallyHidden as="h2">{t('transfers.list')}</VisuallyHidden>
        <List variant="cards">
          <HeldRows rows={transfers} isWhole={read.isLast}>
            {(transfer) => <TransferItem transfer={transfer} onChanged={settled} />}
          </HeldRows>
        </List>
        <MorePages pages={read} words={t('transfers.more')} />
      </section>
    </FinanceFrame>
  )
}
